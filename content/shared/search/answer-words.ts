import { site } from '../../site.ts';
import type { Answer, Answers } from './answer-search.ts';
import { askUs } from './search.ts';

export const answerWords = {
  label: 'Ask or search',
  heading: 'What are you looking for?',
  submit: 'Search',
  close: 'Close the search',
  questionsLabel: 'Questions people ask',
  /** Each is answered by the site; answer-search.test.ts asks them. */
  questions: [
    'What does it cost?',
    'Does the AI say it’s an AI?',
    'Can I keep my number?',
    'Do I need a credit card?',
    'Which plan has AI?',
    'How do I cancel?',
  ],
  /** Below them. */
  shortcuts: [
    { label: `Call ${site.phone.display}`, to: site.phone.href },
    { label: 'See the prices', to: '/#pricing' },
    { label: 'Ask support', to: '/support' },
  ],
  none: 'The site has no clear answer to that. A person does:',
  guesses: 'You may have meant',
  failed: 'The search didn’t load. Press Enter to see the answers on a page.',
} as const;

export const maxSearchLength = 100;

/** Trimmed and cut. */
export const searchText = (query: string) => [...query.trim()].slice(0, maxSearchLength).join('').trim();

export interface AnswersView {
  query: string;
  heading: string;
  answers: readonly Answer[];
  /** Shown below the link to a person. */
  guesses: readonly Answer[];
  hasGuesses: boolean;
  askTo: ReturnType<typeof askUs.to>;
  askLabel: string;
}

export function answersView(query: string, { isClear, answers }: Answers): AnswersView {
  return {
    query,
    heading: isClear ? answerCount(answers.length) : answerWords.none,
    answers: isClear ? answers : [],
    guesses: isClear ? [] : answers,
    hasGuesses: !isClear && answers.length > 0,
    askTo: askUs.to(query),
    askLabel: askPerson(query),
  };
}

export const answerCount = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;

export const askPerson = (query: string): string => `Ask a person: “${query.trim()}”`;
