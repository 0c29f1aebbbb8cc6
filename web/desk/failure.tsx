import { deskFailures } from '#content/desk/desk-words.ts';
import { Button } from '../ui/button.tsx';
import type { DeskError } from './api.ts';

export function Failure({ error, again }: { error: DeskError; again: () => void }) {
  const { act } = deskFailures[error.why];
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-tile bg-tint px-4 py-3 text-sm">
      <p className="flex-1">{error.message}</p>
      <Button look="secondary" onClick={error.why === 'session' ? () => location.reload() : again}>
        {act}
      </Button>
    </div>
  );
}
