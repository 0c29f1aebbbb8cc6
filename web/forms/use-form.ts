import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Field, type Form, honeypot, type Sent, type Toast, turnstileField } from '#content/forms/form.ts';
import type { FormName } from '#content/forms/forms.ts';
import { sourceFields } from '#content/forms/source.ts';
import { notices } from '#content/forms/words.ts';
import { type ApiError, idempotencyHeader, type Receipt } from '#content/shared/api.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { count } from '../browser/count.ts';
import { whenIdle } from '../browser/idle.ts';
import { RequestError, request } from '../browser/request.ts';
import { soon } from '../browser/soon.ts';
import { toast } from '../ui/toast.ts';
import { loadToasts } from '../ui/toasts.tsx';
import type { Attempt, DraftStore } from './draft.ts';
import { turnstile } from './turnstile.ts';

/** A message for each field whose value does not fit, by the field's name. */
type Errors = Readonly<Record<string, string>>;

type FormState =
  | { is: 'idle' }
  /** Not sent, because our own check found something to change. */
  | { is: 'invalid'; errors: Errors }
  | { is: 'sending' }
  | { is: 'sent'; values: Sent; note?: string }
  /** Sent but not confirmed; why, in a sentence. */
  | { is: 'failed'; message: string; errors: Errors };

/** What a field's control needs to know: the form it belongs to, its record, and how it stands with its value. */
export interface FieldState<Of extends Field = Field> {
  form: string;
  name: string;
  field: Of;
  error: string | undefined;
  disabled: boolean;
}

/** Milliseconds to wait for an answer. Giving up is safe: a repeat goes out under the same key. */
const patience = 20_000;

/** The schemas are of use to those who write something; everybody else need not fetch them. */
const loadChecks = () => import('#content/forms/validate.ts');

/**
 * The life of a form. Fields keep their text until the message is stored, with a draft also across a reload; a repeat
 * after a lost answer goes out under the same idempotency key. `formProps` and `sentProps` belong on the form and on
 * the view that confirms the send, both inside an element with `markup.formBlock`; what takes the focus in that view has
 * `markup.thanks`. The form also works as a plain form when this code has not arrived.
 */
export function useForm<Of extends Form>(form: Of & { name: FormName }, draft?: DraftStore) {
  const element = useRef<HTMLFormElement>(null);
  const appeared = useRef<number>(undefined);
  const attempt = useRef<Attempt>(undefined);
  const busy = useRef(false);
  const [state, setState] = useState<FormState>({ is: 'idle' });
  const [focus, setFocus] = useState<{ on: string; scrolls: boolean }>();

  useEffect(() => {
    const current = element.current!;
    // From here on the messages are ours: the browser's own would keep the form from saying them.
    current.noValidate = true;
    const { fields = {}, attempt: last } = draft?.read() ?? {};
    attempt.current = last;
    fillIn(current, fields);
    // A form that somebody began earlier may be sent at once, so it is not judged by the time it took.
    if (!Object.values(fieldsOf(current)).some(Boolean)) appeared.current = performance.now();
  }, [draft]);

  // Who came to write a message may lose the connection before the first letter.
  useEffect(() => {
    if (draft) whenIdle(loadAhead);
  }, [draft]);

  // After rendering, because a control that is disabled while sending or still hidden cannot take focus.
  useEffect(() => {
    const block = element.current!.closest(`[${markup.formBlock}]`)!;
    const target = focus && block.querySelector<HTMLElement>(focus.on);
    if (!target) return;
    target.focus({ preventScroll: true });
    if (!focus!.scrolls) return;
    // With what stands around it: WebKit would scroll a field alone to just below the header, over its own label.
    const around = target.matches(`[${markup.thanks}]`) ? block : target.closest('div')!;
    around.scrollIntoView({ block: around.clientHeight > innerHeight / 2 ? 'start' : 'nearest' });
    target.scrollIntoView({ block: 'nearest' });
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
    // Where the checks cannot be fetched the server's own must do; they are the same.
    const checks = await soon(loadChecks()).catch(() => undefined);
    // Read only now: somebody may have gone on typing meanwhile.
    const fields = fieldsOf(current);
    const check = checks?.validate(form, fields);
    if (check && !check.ok) return refuse({ is: 'invalid', errors: check.fields }, form.toasts[check.problem]);

    const body = JSON.stringify(fields);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    const { key } = attempt.current;
    draft?.keep({ fields, attempt: attempt.current });
    const elapsed = appeared.current === undefined ? undefined : Math.round(performance.now() - appeared.current);
    setState({ is: 'sending' });
    try {
      const token = await turnstile.answer(current);
      const response = await request(form.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
        body: JSON.stringify({
          ...fields,
          [turnstileField]: token,
          [honeypot.elapsed]: elapsed,
          [sourceFields.landing]: landing(),
          [sourceFields.referrer]: document.referrer.split('?', 1)[0],
        }),
        signal: AbortSignal.timeout(patience),
        // A send that is on its way outlives a reload.
        keepalive: true,
      });
      const { note }: Receipt = await response.json();
      attempt.current = undefined;
      draft?.drop();
      current.reset();
      setState({ is: 'sent', values: check?.output ?? (fields as Sent), note });
      setFocus({ on: `[${markup.thanks}]`, scrolls: true });
      say(form.toasts.sent);
      count('sent', form.name);
    } catch (error) {
      console.error(new Error(form.failure, { cause: error }));
      const refused = refusalOf(error);
      // The key belongs to other content: the next send needs one of its own.
      if (error instanceof RequestError && error.status === 409) {
        attempt.current = undefined;
        draft?.keep({ attempt: undefined });
      }
      const message = refused.error || notices[error instanceof RequestError ? 'refused' : 'unreachable'];
      const { title, text } = form.toasts.failed;
      refuse(
        { is: 'failed', message, errors: refused.fields ?? {} },
        { title, text: (form.reasonInToast && refused.error) || text },
      );
    }
    turnstile.renew(current);
  }

  function refuse(state: FormState, message: Toast) {
    setState(state);
    setFocus({ on: '[aria-invalid], [data-retry], [type=submit]', scrolls: true });
    count('failed', form.name);
    say(message, 'destructive');
  }

  function typed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft?.keep({ fields: fieldsOf(currentTarget) });
    const { name } = target as HTMLInputElement;
    setState((state) => {
      if (!('errors' in state) || !(name in state.errors)) return state;
      const { [name]: _, ...errors } = state.errors;
      return { ...state, errors };
    });
  }

  return {
    state,
    /** Returns from the thank-you view to the form, or to its first field; without scrolling, if something else does. */
    edit({ scrolls = true } = {}) {
      setState({ is: 'idle' });
      setFocus({ on: 'input', scrolls });
    },
    /** Returns from the thank-you view to the form as it was sent, where the address can be changed. */
    correct() {
      const current = element.current!;
      if (state.is === 'sent') fillIn(current, state.values);
      draft?.keep({ fields: fieldsOf(current) });
      setState({ is: 'idle' });
      setFocus({ on: '[type=email]', scrolls: true });
    },
    field<Name extends keyof Of['fields'] & string>(name: Name): FieldState<Of['fields'][Name]> {
      return {
        form: form.name,
        name,
        field: form.fields[name] as Of['fields'][Name],
        error: 'errors' in state ? state.errors[name] : undefined,
        disabled: state.is === 'sending',
      };
    },
    formProps: {
      ref: element,
      action: form.path,
      method: 'post',
      [markup.form]: form.name,
      onSubmit: submit,
      onInput: typed,
      onFocus: () => {
        loadAhead();
        turnstile.show(element.current!);
      },
    } as const,
    sentProps: { [markup.view]: 'sent', hidden: state.is !== 'sent' } as const,
  };
}

/** Fetches what the form will need. Whatever does not arrive now is asked for again when it is needed. */
function loadAhead() {
  Promise.allSettled([loadToasts(), loadChecks()]);
}

/** What the form holds, by name, without the one-time token of the spam check. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const { [turnstileField]: _, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return fields;
}

/** Puts the values into the fields that are empty: what was typed before this code arrived wins over a draft. */
function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const control of form.elements as Iterable<HTMLInputElement>)
    if (control.type === 'checkbox') control.checked ||= values[control.name] === control.value;
    else if (!control.value && values[control.name]) control.value = values[control.name]!;
}

function say({ title, text }: Toast, variant?: 'destructive') {
  toast({ title, description: text, variant });
}

/** Where the tab came to the site, with no more of the query than its campaign: what else it says stays here. */
function landing() {
  const [path, query] = performance.getEntriesByType('navigation')[0]?.name.split('?') ?? [];
  const campaign = query?.split('&').filter((pair) => pair.startsWith('utm_'));
  return campaign ? `${path}?${campaign.join('&')}` : path;
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
