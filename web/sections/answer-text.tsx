import type { Answer } from '#content/search/answer-search.ts';
import { Each, When } from './edge-template.tsx';

/** Highlights the matched words. */
export function AnswerText({ question, pieces, place }: Pick<Answer, 'question' | 'pieces' | 'place'>) {
  return (
    <>
      <When name="question" is={question}>
        <span className="block text-sm font-[650]">{question}</span>
      </When>
      <span className="block">
        <Each name="pieces" of={pieces}>
          {({ at, text, found }) => (
            <When key={at} name="found" is={found} otherwise={text}>
              <b>{text}</b>
            </When>
          )}
        </Each>
      </span>
      <span className="mt-1 block text-sm text-text-soft">{place}</span>
    </>
  );
}
