import type { Answer } from '#content/shared/search/answer-search.ts';

/** Highlights the matched words. */
export function AnswerText({ question, pieces, place }: Pick<Answer, 'question' | 'pieces' | 'place'>) {
  return (
    <>
      {question && <span className="block text-sm font-[650]">{question}</span>}
      <span className="block">{pieces.map(({ at, text, found }) => (found ? <b key={at}>{text}</b> : text))}</span>
      <span className="mt-1 block text-sm text-text-soft">{place}</span>
    </>
  );
}
