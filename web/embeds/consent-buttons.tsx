import { consentWords } from '#content/embeds/consent.ts';
import { Button } from '../ui/button.tsx';
import { setAnswers, toAll } from './consent-answers.ts';

/** Yes and no must look alike. */
export function ConsentButtons() {
  return (
    <div className="mt-3 grid max-w-sm grid-cols-2 gap-3">
      <Button look="secondary" onClick={() => setAnswers(toAll(true))} className="min-h-11">
        {consentWords.accept}
      </Button>
      <Button look="secondary" onClick={() => setAnswers(toAll(false))} className="min-h-11">
        {consentWords.reject}
      </Button>
    </div>
  );
}
