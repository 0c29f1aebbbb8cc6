import { askUs } from '../shared/search.ts';
import type { Answer } from './answer-search.ts';

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
  none: 'Nothing on this site says that.',
  failed: 'The search didn’t load. Press Enter to see the answers on a page.',
} as const;

/** With fewer answers, the legal documents are searched too. */
export const enoughAnswers = 3;

export const maxSearchLength = 100;

/** Trimmed and cut. */
export const searchText = (query: string) => [...query.trim()].slice(0, maxSearchLength).join('').trim();

export interface AnswersView {
  query: string;
  heading: string;
  answers: readonly Answer[];
  askTo: ReturnType<typeof askUs.to>;
  askLabel: string;
}

export function answersView(query: string, answers: readonly Answer[]): AnswersView {
  const heading = answers.length > 0 ? answerCount(answers.length) : answerWords.none;
  return { query, heading, answers, askTo: askUs.to(query), askLabel: askPerson(query) };
}

export const answerCount = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;

export const askPerson = (query: string): string => `Ask a person: “${query.trim()}”`;
