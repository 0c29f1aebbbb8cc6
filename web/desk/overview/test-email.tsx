import { type FormEvent, useState } from 'react';
import { overviewWords } from '#content/desk/overview.ts';
import { type DeskTestEmail, desk } from '#content/shared/desk/desk-api.ts';
import { Button } from '../../ui/button.tsx';
import { type DeskError, post } from '../api.ts';

const words = overviewWords.health.testEmail;

export function TestEmail() {
  const [state, setState] = useState<{ busy?: boolean } & Partial<DeskTestEmail> & { error?: DeskError }>({});
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ busy: true });
    const to = String(new FormData(event.currentTarget).get('to')).trim();
    post<DeskTestEmail>(desk.testEmail, { to }).then(setState, (error) => setState({ error }));
  };
  return (
    <form className="grid gap-3" onSubmit={send}>
      <label className="grid gap-1">
        {words.address}
        <input name="to" type="email" required autoComplete="off" className="desk-input" />
      </label>
      <Button look="secondary" type="submit">
        {state.busy ? words.sending : words.send}
      </Button>
      <span role="status" className="grid gap-1 empty:hidden">
        {state.results?.map(({ to, error }) => (
          <span key={to} className={error === undefined ? '' : 'font-[650] text-danger'}>
            {words.result(to, error)}
          </span>
        ))}
        {state.error?.message}
      </span>
    </form>
  );
}
