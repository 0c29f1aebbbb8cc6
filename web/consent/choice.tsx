import { consentWords, purposes } from '#content/embeds/consent.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { objects, setAnswers, useAnswers } from './answer.ts';
import { ConsentButtons } from './buttons.tsx';

/** Says what the visitor has answered, and lets them change it: all at once, or each purpose where there are several. */
export default function ConsentChoice() {
  const answers = useAnswers();
  // Only the browser knows the answer.
  if (!useHydrated()) return null;
  const { answers: words } = consentWords;
  const given = new Set(purposes.map(({ purpose }) => answers[purpose]));
  const whole = given.size > 1 ? 'some' : given.has(true) ? 'accepted' : given.has(false) ? 'rejected' : 'unanswered';
  return (
    <div className="card p-6">
      <p role="status">{objects() ? words.signal : words[whole]}</p>
      {!objects() && (
        <>
          {purposes.length > 1 &&
            purposes.map(({ purpose, pieces }) => (
              <label key={purpose} className="mt-2 flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={answers[purpose] === true}
                  onChange={({ target }) => setAnswers({ [purpose]: target.checked })}
                  className="size-5 shrink-0 accent-action"
                />
                {consentWords.purpose(purpose, pieces)}
              </label>
            ))}
          <ConsentButtons />
        </>
      )}
    </div>
  );
}
