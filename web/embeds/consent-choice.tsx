import { consentWords, purposes } from '#content/embeds/consent.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { hasPrivacySignal, setAnswers, useAnswers } from './consent-answers.ts';
import { ConsentButtons } from './consent-buttons.tsx';

export default function ConsentChoice() {
  const answers = useAnswers();
  // Unknown while prerendering.
  if (!useHydrated()) return null;
  const { answers: words } = consentWords;
  const given = new Set(purposes.map(({ purpose }) => answers[purpose]));
  const whole = given.size > 1 ? 'some' : given.has(true) ? 'accepted' : given.has(false) ? 'rejected' : 'unanswered';
  return (
    <div className="card p-6">
      <p role="status">{hasPrivacySignal() ? words.signal : words[whole]}</p>
      {!hasPrivacySignal() && (
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
