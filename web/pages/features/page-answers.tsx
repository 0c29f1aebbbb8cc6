import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '#content/search/answer-search.ts';
import { type AnswersView, answersView, answerWords, searchText } from '#content/search/answer-words.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { AnswerForm } from '../../sections/answer-form.tsx';
import { AnswerText } from '../../sections/answer-text.tsx';
import { Each, When } from '../../sections/edge-template.tsx';

/** Answers to `?q=` by the worker (worker/pages/answers.ts); after Back, by the browser. */
export function PageAnswers() {
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<AnswersView>();
  useEffect(() => {
    const query = searchText(new URLSearchParams(search).get('q') ?? '');
    if (!query || place.current?.hasChildNodes()) return;
    import('../../sections/load-answers.ts')
      .then(({ loadAnswers }) => loadAnswers())
      .then((answer) => answer(query))
      .then(
        (answers) => setView(answersView(query, answers)),
        () => {},
      );
  }, [search]);
  const attributes = { [markup.answers]: '' };
  if (view)
    return (
      <div {...attributes}>
        <AnswerList view={view} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React leaves the worker's HTML alone.
  return <div ref={place} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Also a template for the worker. */
export function AnswerList({ view }: { view: AnswersView }) {
  const { query, heading, answers, guesses, hasGuesses, askTo, askLabel } = view;
  return (
    <section aria-labelledby="found" className="wrap pt-opening pb-band">
      <h2 id="found" className="card-heading">
        {heading}
      </h2>
      <AnswerForm query={query} className="mt-4 max-w-xl" />
      <ul aria-label={answerWords.label} className="mt-5 max-w-[46rem]">
        <AnswerLinks name="answers" of={answers} />
        <li>
          <a href={askTo} className="answer-option font-[650]">
            {askLabel}
          </a>
        </li>
        <When name="hasGuesses" is={hasGuesses}>
          <li className="px-3 pt-4 font-[650]">{answerWords.guesses}</li>
        </When>
        <AnswerLinks name="guesses" of={guesses} />
      </ul>
    </section>
  );
}

function AnswerLinks({ name, of }: { name: string; of: readonly Answer[] }) {
  return (
    <Each name={name} of={of}>
      {({ to, question, pieces, place }) => (
        <li key={to}>
          <a href={to} className="answer-option">
            <AnswerText question={question} pieces={pieces} place={place} />
          </a>
        </li>
      )}
    </Each>
  );
}
