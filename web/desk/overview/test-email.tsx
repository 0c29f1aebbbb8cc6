import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { overviewWords } from '#content/desk/overview.ts';
import { type DeskTestEmail, desk } from '#content/shared/desk/desk-api.ts';
import { Button } from '../../ui/button.tsx';
import { post } from '../api.ts';

const words = overviewWords.health.testEmail;

export function TestEmail() {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (to: string) => post<DeskTestEmail>(desk.testEmail, { to }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('to')).trim());
  };
  return (
    <form className="grid gap-3" onSubmit={send}>
      <label className="grid gap-1">
        {words.address}
        <input name="to" type="email" required autoComplete="off" className="desk-input" />
      </label>
      <Button look="secondary" type="submit">
        {isPending ? words.sending : words.send}
      </Button>
      <span role="status" className="grid gap-1 empty:hidden">
        {data?.results.map(({ to, error }) => (
          <span key={to} className={error === undefined ? '' : 'font-[650] text-danger'}>
            {words.result(to, error)}
          </span>
        ))}
        {error?.message}
      </span>
    </form>
  );
}
