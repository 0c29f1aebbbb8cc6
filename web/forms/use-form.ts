import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import type { FormName } from '#content/forms/forms.ts';
import { notices } from '#content/forms/words.ts';
import { type Field, type Form, honeypot, type Sent, type Toast, turnstileField } from '#content/shared/forms/form.ts';
import { sourceFields } from '#content/shared/forms/source.ts';
import { type ApiError, idempotencyHeader, type Receipt } from '#content/shared/http/api.ts';
import type { FormEntry } from '#content/shared/pages/edge-props.ts';
import { count } from '../browser/analytics.ts';
import { Edge } from '../browser/edge-props.ts';
import { whenIdle } from '../browser/idle.ts';
import { RequestError, request } from '../browser/request.ts';
import { soon } from '../browser/soon.ts';
import { toast } from '../ui/toast.ts';
import { loadToasts } from '../ui/toasts.tsx';
import type { Attempt, DraftStore } from './draft.ts';
import { turnstile } from './turnstile.ts';

type Errors = Readonly<Record<string, string>>;

type FormState =
  | { is: 'idle' }
  | { is: 'invalid'; errors: Errors }
  | { is: 'sending' }
  /** `typed` is the input, `values` is validated. */
  | { is: 'sent'; typed: Record<string, string>; values: Sent; note?: string }
  | { is: 'failed'; message: string; errors: Errors };

export interface FieldState<Of extends Field = Field> {
  form: string;
  name: string;
  field: Of;
  error: string | undefined;
  disabled: boolean;
  /** Text that the worker renders. */
  value: string | undefined;
  autoFocus: boolean;
}

/** A retry with the same key is safe. */
const timeoutMs = 20_000;

/** Most visitors never submit a form. */
const loadChecks = () => import('#content/shared/forms/validate.ts');

/**
 * Keeps input in a draft until stored. Retries use the same idempotency key. `formProps` and `sentProps` go inside an element
 * with `data-form-block`. `answered` is the outcome that the worker renders.
 */
export function useForm<Of extends Form>(form: Of & { name: FormName }, draft?: DraftStore) {
  const element = useRef<HTMLFormElement>(null);
  const appeared = useRef<number>(undefined);
  const attempt = useRef<Attempt>(undefined);
  const busy = useRef(false);
  const { entry } = use(Edge);
  const answered = entry?.form === form.name ? entry : undefined;
  const [state, setState] = useState<FormState>(() => stateOf(answered));
  const [focus, setFocus] = useState<{ on: string; scrolls: boolean }>();

  useEffect(() => {
    const current = element.current!;
    // The browser's validation would block the submit event.
    current.noValidate = true;
    const { fields = {}, attempt: last } = draft?.read() ?? {};
    attempt.current = last;
    fillIn(current, fields);
    // Restored input is exempt from the spam timer.
    if (!Object.values(fieldsOf(current)).some(Boolean)) appeared.current = performance.now();
  }, [draft]);

  useEffect(() => {
    if (draft) whenIdle(preload);
  }, [draft]);

  // A disabled or hidden control can't take focus.
  useEffect(() => {
    const block = element.current!.closest('[data-form-block]')!;
    const target = focus && block.querySelector<HTMLElement>(focus.on);
    if (!target) return;
    target.focus({ preventScroll: true });
    if (!focus!.scrolls) return;
    // WebKit would hide the label behind the header.
    const around = target.matches('[data-thanks]') ? block : target.closest('div')!;
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
    // The server validates too.
    const checks = await soon(loadChecks()).catch(() => undefined);
    // The visitor may still be typing.
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
      const token = await turnstile.token(current);
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
        signal: AbortSignal.timeout(timeoutMs),
        // Survives a reload.
        keepalive: true,
      });
      const { note }: Receipt = await response.json();
      attempt.current = undefined;
      draft?.drop();
      current.reset();
      setState({ is: 'sent', typed: fields, values: check?.output ?? (fields as Sent), note });
      setFocus({ on: '[data-thanks]', scrolls: true });
      toast(form.toasts.sent);
      count('sent', form.name);
    } catch (error) {
      console.error(new Error(form.failure, { cause: error }));
      const refused = refusalOf(error);
      // The key belongs to another message.
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
    toast({ ...message, variant: 'destructive' });
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

  const firstError = Object.keys(answered?.fields ?? {})[0];
  return {
    state,
    answered,
    edit({ scrolls = true } = {}) {
      setState({ is: 'idle' });
      setFocus({ on: ':is(input, select):enabled:not([hidden])', scrolls });
    },
    correct() {
      const current = element.current!;
      if (state.is === 'sent') fillIn(current, state.typed);
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
        value: answered && textIn(answered.values[name]),
        autoFocus: name === firstError,
      };
    },
    formProps: {
      ref: element,
      action: form.path,
      method: 'post',
      'data-form': form.name,
      onSubmit: submit,
      onInput: typed,
      onFocus: () => {
        preload();
        turnstile.show(element.current!);
      },
    } as const,
    /** Without JavaScript an error of no field gets the focus. */
    alertProps: {
      'data-form-alert': '',
      ...(answered?.alert && !firstError && { tabIndex: -1, autoFocus: true }),
    } as const,
    sentProps: { 'data-view': 'sent', hidden: state.is !== 'sent' } as const,
  };
}

function stateOf({ alert, fields = {}, sent, note }: Partial<FormEntry> = {}): FormState {
  if (sent) return { is: 'sent', typed: {}, values: sent, note };
  return alert === undefined ? { is: 'idle' } : { is: 'failed', message: alert, errors: fields };
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

function preload() {
  Promise.allSettled([loadToasts(), loadChecks()]);
}

/** Without the Turnstile token. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const { [turnstileField]: _, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return fields;
}

/** Text typed before hydration replaces a draft. */
function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const control of form.elements as Iterable<HTMLInputElement>)
    if (control.type === 'checkbox') control.checked ||= values[control.name] === control.value;
    else if (!control.value && values[control.name]) {
      control.value = values[control.name]!;
      control.dispatchEvent(new Event('change'));
    }
}

/** The visit's first page, with utm_ parameters only. */
function landing() {
  const [path, query] = performance.getEntriesByType('navigation')[0]?.name.split('?') ?? [];
  const campaign = query?.split('&').filter((pair) => pair.startsWith('utm_'));
  return campaign ? `${path}?${campaign.join('&')}` : path;
}

/** Empty for a network error or a foreign response. */
function refusalOf(error: unknown): Partial<ApiError> {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.body) ?? {};
  } catch {
    return {};
  }
}
