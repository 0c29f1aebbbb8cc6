import { consentWords } from '#content/consent.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { objects, setAnswer, useAnswer } from './answer.ts';
import { ConsentButtons } from './buttons.tsx';

/** Says what the visitor has answered, and lets them change it. */
export default function ConsentChoice() {
  const answer = useAnswer();
  // Only the browser knows the answer.
  if (!useHydrated()) return null;
  const { answers } = consentWords;
  return (
    <div className="card p-6">
      <p role="status">{objects() ? answers.signal : answers[answer ?? 'unanswered']}</p>
      {!objects() && <ConsentButtons onAnswer={setAnswer} />}
    </div>
  );
}
