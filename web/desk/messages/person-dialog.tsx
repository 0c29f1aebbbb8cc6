import { type FormEvent, type RefObject, useState } from 'react';
import { type DeskPerson, desk } from '#content/desk.ts';
import { messageWords } from '#content/desk-messages.ts';
import { Button } from '../../ui/button.tsx';
import { type DeskError, tell } from '../ask.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { useAnswers } from '../use-answers.ts';

const words = messageWords.personDialog;

/** Everything that is held about a person: as a file, or gone once the address has been typed. */
export function PersonDialog({
  dialog,
  email,
  onClose,
  onErased,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  email: string;
  onClose: () => void;
  onErased: () => void;
}) {
  const path = `${desk.person}?${new URLSearchParams({ email })}`;
  const { answers, error, again } = useAnswers<DeskPerson>(path);
  const [person] = answers ?? [];
  const [refused, setRefused] = useState<DeskError>();
  const [differs, setDiffers] = useState(false);

  const erase = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed')).trim();
    setDiffers(typed !== email);
    if (typed !== email) return;
    try {
      await tell<DeskPerson>(`${desk.person}/erase`, { email });
      dialog.current!.close();
      onErased();
    } catch (error) {
      setRefused(error as DeskError);
    }
  };
  return (
    <dialog ref={dialog} aria-labelledby="person" onClose={onClose} className="desk-dialog">
      <h2 id="person" className="card-heading wrap-anywhere">
        {words.heading(email)}
      </h2>
      {error && <Failure error={error} again={again} />}
      {person && <p className="mt-2">{words.holds(person.messages, person.subscriptions, person.signUps)}</p>}
      <a href={`${path}&download=1`} download className="text-link flex min-h-11 items-center gap-2">
        <DeskIcon name="download" className="size-4.5" />
        {words.download}
      </a>
      <form onSubmit={erase} className="mt-4 grid gap-3 border-t border-line pt-4">
        <p>{words.erase}</p>
        <label className="grid gap-1 text-sm">
          {words.type}
          <input
            name="typed"
            autoComplete="off"
            aria-invalid={differs || undefined}
            aria-describedby="differs"
            className="desk-input"
          />
        </label>
        <p id="differs" role="alert" className="text-sm text-danger empty:hidden">
          {differs && words.differs}
        </p>
        {refused && <Failure error={refused} again={() => setRefused(undefined)} />}
        <div className="flex gap-3">
          <Button look="primary" type="submit" className="bg-danger!">
            {words.confirm}
          </Button>
          <Button look="secondary" onClick={() => dialog.current!.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
