import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, api, idempotencyHeader } from '#content/api.ts';
import { type FormName, type Toast, toasts, trap, turnstileField } from '#content/form-rules.ts';
import { notices } from '#content/form-words.ts';
import * as markup from '#content/markup.ts';
import { RequestError, request } from '../browser/request.ts';
import { toast } from '../ui/toast.ts';
import { loadToasts } from '../ui/toasts.tsx';
import type { Attempt, DraftStore } from './draft.ts';
import type { RobotCheck } from './turnstile.ts';

export type FormStatus = 'editing' | 'sending' | 'sent';

/** Milliseconds to wait for an answer. Giving up is safe: a repeat goes out under the same key. */
const patience = 20_000;

/** The schemas are of use to those who write something; everybody else need not fetch them. */
const loadChecks = () => import('#content/forms.ts');

/** What the console is told when a send fails (specification, section 8). */
const failures: Record<FormName, string> = {
  newsletter: 'Failed to subscribe',
  contact: 'Failed to submit contact form',
  support: 'Failed to submit support request',
};

/**
 * The life of a form: editing, sending, then sent, or editing again with a message. Fields keep their text until the
 * message is stored, with a draft also across a reload; a repeat after a lost answer goes out under the same
 * idempotency key. `formProps` and `sentProps` belong on the form and on the view that confirms the send, both inside
 * an element with `markup.formBlock`; the form also works as a plain form when this code has not arrived.
 */
export function useForm(form: FormName, { draft, robotCheck }: { draft?: DraftStore; robotCheck?: RobotCheck } = {}) {
  const element = useRef<HTMLFormElement>(null);
  const appeared = useRef<number>(undefined);
  const attempt = useRef<Attempt>(undefined);
  const busy = useRef(false);
  const [status, setStatus] = useState<FormStatus>('editing');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [focus, setFocus] = useState<{ on: string }>();

  useEffect(() => {
    const current = element.current!;
    // From here on the messages are ours: the browser's own would keep the form from saying them.
    current.noValidate = true;
    const { fields = {}, attempt: last } = draft?.read() ?? {};
    attempt.current = last;
    // What was typed before this code arrived wins over the draft.
    for (const control of current.elements as Iterable<HTMLInputElement>)
      if (!control.value && fields[control.name]) control.value = fields[control.name]!;
    // A form that somebody began earlier may be sent at once, so it is not judged by the time it took.
    if (!Object.values(fieldsOf(current)).some(Boolean)) appeared.current = performance.now();
  }, [draft]);

  // After rendering, because a control that is disabled while sending or still hidden cannot take focus.
  useEffect(() => {
    const target = focus && element.current!.closest(`[${markup.formBlock}]`)!.querySelector<HTMLElement>(focus.on);
    if (!target) return;
    // With what stands around it: WebKit would scroll a field alone to just below the header, over its own label.
    target.focus({ preventScroll: true });
    target.closest('div')!.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    await send(event.currentTarget).finally(() => {
      busy.current = false;
    });
  }

  async function send(current: HTMLFormElement) {
    const fields = fieldsOf(current);
    // Where the checks cannot be fetched the server's own must do; they are the same.
    const checks = await loadChecks().catch(() => undefined);
    const check = checks?.validate(checks.schemas[form], fields);
    setErrors({});
    setFailure(undefined);
    if (check && !check.ok) return refuse(toasts[form][check.problem], check.fields);

    const body = JSON.stringify(fields);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    const { key } = attempt.current;
    draft?.keep({ fields, attempt: attempt.current });
    const elapsed = appeared.current === undefined ? undefined : Math.round(performance.now() - appeared.current);
    setStatus('sending');
    try {
      const token = await robotCheck?.answer(current);
      const response = await request(api[form], {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
        body: JSON.stringify({ ...fields, [turnstileField]: token, [trap.elapsed]: elapsed }),
        signal: AbortSignal.timeout(patience),
        // A send that is on its way outlives a reload.
        keepalive: true,
      });
      await response.json();
      attempt.current = undefined;
      draft?.drop();
      current.reset();
      setStatus('sent');
      setFocus({ on: `[${markup.view}=sent]` });
      say(toasts[form].sent);
    } catch (error) {
      console.error(new Error(failures[form], { cause: error }));
      const refused = refusalOf(error);
      // The key belongs to other content: the next send needs one of its own.
      if (error instanceof RequestError && error.status === 409) {
        attempt.current = undefined;
        draft?.keep({ attempt: undefined });
      }
      setStatus('editing');
      setFailure(refused.error || notices[error instanceof RequestError ? 'refused' : 'unreachable']);
      const { title, text } = toasts[form].failed;
      refuse({ title, text: form === 'newsletter' && refused.error ? refused.error : text }, refused.fields ?? {});
    }
    robotCheck?.renew(current);
  }

  function refuse(message: Toast, fields: Record<string, string>) {
    setErrors(fields);
    setFocus({ on: '[aria-invalid], [data-retry], [type=submit]' });
    say(message, 'destructive');
  }

  function typed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft?.keep({ fields: fieldsOf(currentTarget) });
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  }

  return {
    status,
    /** Why the last send failed, in a sentence; nothing once another is under way. */
    failure,
    /** Returns from the thank-you view to the form, or to its first field. */
    edit() {
      setStatus('editing');
      setFocus({ on: 'input' });
    },
    /** What a field's control needs to know of the form. */
    field: (name: string) => ({ form, name, error: errors[name] }),
    formProps: {
      ref: element,
      action: api[form],
      method: 'post',
      [markup.form]: form,
      onSubmit: submit,
      onInput: typed,
      onFocus: () => {
        // Whatever does not arrive now is asked for again when it is needed.
        Promise.allSettled([loadToasts(), loadChecks()]);
        robotCheck?.show(element.current!);
      },
    } as const,
    sentProps: { tabIndex: -1, [markup.view]: 'sent', hidden: status !== 'sent' } as const,
  };
}

/** What the form holds, by name, without the one-time token of the spam check. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const { [turnstileField]: _, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return fields;
}

function say({ title, text }: Toast, variant?: 'destructive') {
  toast({ title, description: text, variant });
}

/** What the server said of a refusal; nothing where it was the network, or an answer that is not ours. */
function refusalOf(error: unknown): Partial<ApiError> {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.body) ?? {};
  } catch {
    return {};
  }
}
