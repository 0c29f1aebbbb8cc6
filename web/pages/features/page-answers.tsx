import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '#content/shared/search/answer-search.ts';
import { type AnswersView, answersView, answerWords, searchText } from '#content/shared/search/answer-words.ts';
import { Edge, edgeSection } from '../../browser/edge-props.ts';
import { AnswerForm } from '../../sections/answer-form.tsx';
import { AnswerText } from '../../sections/answer-text.tsx';

/** Answers to `?q=` by the worker; after a link or Back, by the browser. */
export function PageAnswers() {
  const { search } = useLocation();
  const [view, setView] = useState(use(Edge).answers);
  const query = searchText(new URLSearchParams(search).get('q') ?? '');
  const isShown = view?.query === query;
  useEffect(() => {
    if (!query || isShown) return;
    import('../../sections/load-answers.ts')
      .then(({ loadAnswers }) => loadAnswers())
      .then((answer) => answer(query))
      .then(
        (answers) => setView(answersView(query, answers)),
        () => {},
      );
  }, [query, isShown]);
  return <AnswerList view={isShown ? view : undefined} />;
}

export function AnswerList({ view }: { view: AnswersView | undefined }) {
  return (
    <div {...edgeSection('answers')}>
      {view && (
        <section aria-labelledby="found" className="wrap pt-opening pb-band">
          <h2 id="found" className="card-heading">
            {view.heading}
          </h2>
          <AnswerForm key={view.query} query={view.query} className="mt-4 max-w-xl" />
          <ul aria-label={answerWords.label} className="mt-5 max-w-[46rem]">
            <AnswerLinks of={view.answers} />
            <li>
              <a href={view.askTo} className="answer-option font-[650]">
                {view.askLabel}
              </a>
            </li>
            {view.hasGuesses && <li className="px-3 pt-4 font-[650]">{answerWords.guesses}</li>}
            <AnswerLinks of={view.guesses} />
          </ul>
        </section>
      )}
    </div>
  );
}

function AnswerLinks({ of }: { of: readonly Answer[] }) {
  return of.map((answer) => (
    <li key={answer.to}>
      <a href={answer.to} className="answer-option">
        <AnswerText {...answer} />
      </a>
    </li>
  ));
}
