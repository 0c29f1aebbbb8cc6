import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { api, idempotencyHeader, type Refused } from '#content/api.ts';
import { type FormName, type Toast, toasts, trap, validate } from '#content/forms.ts';
import { RequestError, request } from '../data/request.ts';
import { toast } from '../ui/toast.ts';
import { loadToasts } from '../ui/toasts.tsx';

export type FormStatus = 'editing' | 'sending' | 'sent';

/**
 * The life of a form: editing, sending, then sent, or editing again with a message. Fields keep their text until the
 * message is stored; a repeat after a lost answer goes out under the same idempotency key. `formProps` belong on the
 * form element, which also works as a plain form when this code has not arrived.
 */
export function useForm(form: FormName, schema: GenericSchema) {
  const element = useRef<HTMLFormElement>(null);
  const appeared = useRef(0);
  const attempt = useRef({ body: '', key: '' });
  const [status, setStatus] = useState<FormStatus>('editing');
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(() => {
    appeared.current = performance.now();
    // From here on the messages are ours: the browser's own would keep the form from saying them.
    element.current!.noValidate = true;
  }, []);

  // After rendering, because a control that was disabled while sending cannot take focus before.
  useEffect(() => {
    const controls = [...element.current!.elements] as HTMLInputElement[];
    controls.find(({ name }) => name in errors)?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const check = validate(schema, fields);
    if (!check.ok) return refuse(toasts[form][check.problem], check.fields);

    const body = JSON.stringify(fields);
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    setErrors({});
    setStatus('sending');
    try {
      await request(api[form], {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [idempotencyHeader]: attempt.current.key },
        body: JSON.stringify({ ...fields, [trap.elapsed]: Math.round(performance.now() - appeared.current) }),
      });
      setStatus('sent');
      attempt.current = { body: '', key: '' };
      element.current?.reset();
      say(toasts[form].sent);
    } catch (error) {
      console.error(error);
      setStatus('editing');
      const refused = refusalOf(error);
      const { title, text } = toasts[form].failed;
      refuse({ title, text: form === 'newsletter' && refused.error ? refused.error : text }, refused.fields ?? {});
    }
  }

  function refuse(message: Toast, fields: Record<string, string>) {
    setErrors(fields);
    say(message, 'destructive');
  }

  return {
    status,
    errors,
    edit: () => setStatus('editing'),
    formProps: {
      ref: element,
      action: `${api[form]}#${form}`,
      method: 'post',
      'data-form': form,
      onSubmit: submit,
      onFocus: loadToasts,
    } as const,
  };
}

function say({ title, text }: Toast, variant?: 'destructive') {
  toast({ title, description: text, variant });
}

/** What the server said of a refusal; nothing where it was the network, or an answer that is not ours. */
function refusalOf(error: unknown): Partial<Refused> {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.body) ?? {};
  } catch {
    return {};
  }
}
