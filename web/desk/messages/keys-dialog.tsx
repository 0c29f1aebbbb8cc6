import { useEffect, useRef } from 'react';
import { messageWords } from '#content/desk/messages.ts';
import { Button } from '../../ui/button.tsx';
import { areCharacterKeysOn, switchCharacterKeys } from './keys.ts';

const words = messageWords.keys;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="keys" onClose={onClose} className="desk-dialog">
      <h2 id="keys" className="card-heading">
        {words.heading}
      </h2>
      <dl className="my-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {Object.entries(words.of).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-content-center rounded-tile border border-control px-2 py-1 font-[650]">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mb-4 flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          defaultChecked={areCharacterKeysOn()}
          onChange={({ target }) => switchCharacterKeys(target.checked)}
          className="size-5 accent-action"
        />
        {words.characters}
      </label>
      <Button look="secondary" onClick={() => dialog.current!.close()}>
        {words.close}
      </Button>
    </dialog>
  );
}
