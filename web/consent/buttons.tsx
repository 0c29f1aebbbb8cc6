import { consentWords } from '#content/consent.ts';
import { Button } from '../ui/button.tsx';
import type { Answer } from './answer.ts';

/** Yes and no, with equal weight. */
export function ConsentButtons({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <div className="mt-4 grid max-w-sm grid-cols-2 gap-3">
      <Button look="secondary" onClick={() => onAnswer('accepted')}>
        {consentWords.accept}
      </Button>
      <Button look="secondary" onClick={() => onAnswer('rejected')}>
        {consentWords.reject}
      </Button>
    </div>
  );
}
