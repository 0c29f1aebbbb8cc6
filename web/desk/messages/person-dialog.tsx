import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageWords } from '#content/desk/messages.ts';
import { type DeskPerson, desk } from '#content/shared/desk/desk-api.ts';
import { Button } from '../../ui/button.tsx';
import { post } from '../api.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { personQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { personPath } from './requests.ts';

const words = messageWords.personDialog;

/** Without `email` it asks for one. `onClose` gets true after an erasure. */
export function PersonDialog({ email: given, onClose }: { email: string; onClose: (isErased: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [email, setEmail] = useState(given);
  const [erased, setErased] = useState<DeskPerson>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    // The focused element was removed.
    if (email !== given || erased) heading.current!.focus();
  }, [email, given, erased]);
  const close = (
    <Button look="secondary" onClick={() => dialog.current!.close()}>
      {erased ? words.close : words.cancel}
    </Button>
  );
  return (
    <dialog ref={dialog} aria-labelledby="person" onClose={() => onClose(erased !== undefined)} className="desk-dialog">
      <h2 ref={heading} id="person" tabIndex={-1} className="card-heading wrap-anywhere focus-visible:outline-none">
        {email ? words.heading(email) : words.find}
      </h2>
      <p role="status" className="mt-2 empty:hidden">
        {erased && words.erased(erased.messages, erased.subscriptions, erased.signUps, erased.replies)}
      </p>
      {erased ? (
        <p className="mt-4">{close}</p>
      ) : email ? (
        <Data email={email} onErased={setErased} close={close} />
      ) : (
        <Find onFind={setEmail} close={close} />
      )}
    </dialog>
  );
}

function Find({ onFind, close }: { onFind: (email: string) => void; close: ReactNode }) {
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(String(new FormData(event.currentTarget).get('email')).trim());
      }}
    >
      <label className="grid gap-1 text-sm">
        {words.address}
        <input name="email" type="email" required autoComplete="off" className="desk-input" />
      </label>
      <div className="flex gap-3">
        <Button look="primary" type="submit">
          {words.show}
        </Button>
        {close}
      </div>
    </form>
  );
}

function Data({ email, onErased, close }: { email: string; onErased: (counts: DeskPerson) => void; close: ReactNode }) {
  const { data: person, error, refetch } = useQuery(personQuery(email));
  const erasure = useMutation({
    mutationFn: () => post<DeskPerson>(`${desk.person}/erase`, { email }),
    onSuccess: onErased,
    gcTime: 0,
  });
  const [differs, setDiffers] = useState(false);
  const erase = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (erasure.isPending) return;
    const typed = String(new FormData(event.currentTarget).get('typed')).trim();
    const isSame = typed.toLowerCase() === email.toLowerCase();
    setDiffers(!isSame);
    if (isSame) erasure.mutate();
  };
  if (!person)
    return (
      <div className="mt-2 grid gap-4">
        {error ? <Failure error={error} again={refetch} /> : <Waiting />}
        <p>{close}</p>
      </div>
    );
  return (
    <>
      <p className="mt-2">{words.holds(person.messages, person.subscriptions, person.signUps, person.replies)}</p>
      <a href={`${personPath(email)}&download=1`} download className="text-link flex min-h-11 items-center gap-2">
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
        {erasure.error && <Failure error={erasure.error} again={erasure.reset} />}
        <div className="flex gap-3">
          <Button look="primary" type="submit" className="bg-danger!">
            {erasure.isPending ? words.erasing : words.confirm}
          </Button>
          {close}
        </div>
      </form>
    </>
  );
}
