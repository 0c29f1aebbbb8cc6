import type { Answer } from '#content/search/answer-search.ts';
import { Each, When } from './edge-template.tsx';

/** Highlights the matched words. */
export function AnswerText({ pieces, place }: Pick<Answer, 'pieces' | 'place'>) {
  return (
    <>
      <span className="block">
        <Each name="pieces" of={pieces}>
          {({ at, text, found }) => (
            <When key={at} name="found" is={found} otherwise={<span>{text}</span>}>
              <b>{text}</b>
            </When>
          )}
        </Each>
      </span>
      <span className="mt-1 block text-sm text-text-soft">{place}</span>
    </>
  );
}
