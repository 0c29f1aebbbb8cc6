import { type KeyboardEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { MessageFormName } from '#content/forms/forms.ts';
import { formWords, notices } from '#content/forms/words.ts';
import type { MessageForm as MessageFormRecord } from '#content/shared/forms/form.ts';
import { isAsked } from '#content/shared/forms/subject.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { draftOf } from './draft.ts';
import { Field } from './field.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { useSubject, useTopic } from './subject.ts';
import { Thanks } from './thanks.tsx';
import { TopicFields } from './topic-fields.tsx';
import { type FieldState, useForm } from './use-form.ts';

interface MessageFormProps<Of extends MessageFormRecord> {
  form: Of & { name: MessageFormName };
  above?: ReactNode;
  notes?: Partial<Record<keyof Of['fields'] & string, ReactNode>>;
  slots?: (field: (name: keyof Of['fields'] & string) => FieldState) => ReactNode;
}

/** The thank-you view replaces it. `notes` are below controls, `slots` renders fields of that type. */
export function MessageForm<Of extends MessageFormRecord>({ form, above, notes, slots }: MessageFormProps<Of>) {
  const draft = useMemo(() => draftOf(form.name), [form.name]);
  const { state, answered, edit, correct, field, formProps, alertProps, sentProps } = useForm(form, draft);
  const topic = useTopic(form);
  useSubject(form, formProps.ref, () => draft.read().subject, edit);
  const online = useOnline();
  const failure = state.is === 'failed' ? state.message : undefined;
  const canRetry = state.is === 'failed' && Object.keys(state.errors).length === 0;
  const alert = online ? failure : notices.offline;
  const sending = state.is === 'sending';
  const headingId = `${form.name}-heading`;
  const { submit, sending: busy, privacy } = form.words;
  const names = Object.keys(form.fields) as (keyof Of['fields'] & string)[];
  return (
    <div id={`${form.name}-form`} data-form-block={form.name}>
      {above}
      <div className="card relative p-5 sm:p-9 shadow-card">
        <div data-view="form" hidden={state.is === 'sent'}>
          <h2 id={headingId} className="card-heading">
            {topic?.heading ?? form.words.heading}
          </h2>
          {form.topics && (
            <p hidden={!topic} className="mt-1 text-text-soft">
              {topic?.prompt}
            </p>
          )}
          <form {...formProps} aria-labelledby={headingId} onKeyDown={focusNext} className="mt-5">
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              {slots?.(field)}
              {names.map((name) => {
                const record = form.fields[name]!;
                if (record.type === 'slot') return null;
                const control = <Field key={name} {...field(name)} note={notes?.[name]} />;
                return 'topics' in record ? (
                  <TopicFields key={name} label={record.label} isAsked={isAsked(form, name, topic)}>
                    {control}
                  </TopicFields>
                ) : (
                  control
                );
              })}
            </div>
            <div data-turnstile="" />
            <div className="mt-5 rounded-tile border border-control bg-page-alt px-4 py-3 text-sm has-[>p[hidden]]:hidden">
              <p role="alert" {...alertProps} hidden={!alert} className="font-medium text-danger">
                {alert}
              </p>
              {canRetry && (
                <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Button type="submit" look="secondary" data-retry="" className="min-h-11 px-5">
                    {notices.retry}
                  </Button>
                  <span>
                    {notices.writeTo}{' '}
                    <a href={`mailto:${form.mail}`} className="font-medium underline">
                      {form.mail}
                    </a>
                  </span>
                </div>
              )}
            </div>
            <Button type="submit" look="primary" disabled={sending} className="mt-6 w-full md:w-auto">
              {sending ? busy : submit}
            </Button>
            <HoneypotField />
          </form>
          <p className="mt-4 text-sm text-text-soft">
            {privacy}{' '}
            <PageLink to="/privacy-policy" className="underline">
              {formWords.privacyPolicy}
            </PageLink>
          </p>
        </div>
        <div {...sentProps}>
          {state.is === 'sent' && state.note && <p className="mb-5">{state.note}</p>}
          <Thanks
            form={form}
            sent={state.is === 'sent' ? state.values : undefined}
            {...{ edit, correct, autoFocus: answered?.sent !== undefined }}
          />
        </div>
      </div>
    </div>
  );
}

/** On touch keyboards, as `enterKeyHint` announces. */
function focusNext(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget, nativeEvent } = event;
  // Enter ends the composition of an input method.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements] as HTMLElement[];
  for (const control of controls.slice(controls.indexOf(target) + 1)) {
    // Has no effect on a hidden control.
    control.focus();
    if (control === document.activeElement) return;
  }
}

const useOnline = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
