import { useEffect } from 'react';
import { deskFailures } from '#content/desk/desk-words.ts';
import { Button } from '../ui/button.tsx';
import type { DeskError } from './api.ts';

/** Retries when online again. */
export function Failure({ error, again }: { error: DeskError; again: () => void }) {
  const { act } = deskFailures[error.why];
  useEffect(() => {
    if (error.why !== 'offline') return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-tile bg-tint px-4 py-3 text-sm">
      <p className="flex-1">{error.message}</p>
      <Button look="secondary" onClick={error.why === 'session' ? () => location.reload() : again}>
        {act}
      </Button>
    </div>
  );
}
