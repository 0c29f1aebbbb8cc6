import type { KeyboardEvent, ReactNode } from 'react';
import { notices, privacyPolicy } from '#content/form-words.ts';
import * as markup from '#content/markup.ts';
import { Button } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { DraftStore } from './draft.ts';
import { useOnline } from './online.ts';
import { type SubjectSpot, useSubject } from './subject.ts';
import { TrapField } from './trap-field.tsx';
import { turnstile } from './turnstile.ts';
import { useForm } from './use-form.ts';

interface Words {
  heading: string;
  submit: string;
  sending: string;
  /** What becomes of what is sent; a link to the privacy policy follows. */
  privacy: string;
  thanks: { heading: string; text: string; again: string };
}

/** A form in a card, and the thank-you view that takes its place once the message is stored. */
export function FormCard({
  form,
  draft,
  subject,
  words,
  mail,
  fields,
  afterwards,
}: {
  form: 'contact' | 'support';
  draft: DraftStore;
  subject: SubjectSpot;
  words: Words;
  /** The address to write to when the form fails. */
  mail: string;
  fields: (field: ReturnType<typeof useForm>['field']) => ReactNode;
  /** What else the thank-you view offers. */
  afterwards?: ReactNode;
}) {
  const { status, failure, edit, field, formProps, sentProps } = useForm(form, {
    draft,
    robotCheck: turnstile,
  });
  useSubject(formProps.ref, subject, draft, edit);
  const online = useOnline();
  const alert = online ? failure : notices.offline;
  const sending = status === 'sending';
  const thanksId = `${form}-thanks`;
  return (
    <div id={form} {...{ [markup.formBlock]: form }} className="card p-5 sm:p-9 shadow-card">
      <div {...{ [markup.view]: 'form' }} hidden={status === 'sent'}>
        <h2 className="display-3">{words.heading}</h2>
        <form {...formProps} className="mt-5">
          <fieldset disabled={sending} onKeyDown={goOn} className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
            {fields(field)}
          </fieldset>
          <div data-turnstile="" />
          <div className="mt-5 rounded-tile border border-control bg-page-alt px-4 py-3 text-sm has-[>p[hidden]]:hidden">
            <p role="alert" {...{ [markup.formAlert]: '' }} hidden={!alert} className="font-medium text-danger">
              {alert}
            </p>
            {failure && (
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button type="submit" look="secondary" data-retry="" className="min-h-11 px-5">
                  {notices.retry}
                </Button>
                <span>
                  or write to{' '}
                  <a href={`mailto:${mail}`} className="font-medium underline">
                    {mail}
                  </a>
                </span>
              </div>
            )}
          </div>
          <Button type="submit" look="primary" disabled={sending} className="mt-6 w-full md:w-auto">
            {sending ? words.sending : words.submit}
          </Button>
          <TrapField />
        </form>
        <p className="mt-4 text-sm text-text-soft">
          {words.privacy}{' '}
          <PageLink to="/privacy-policy" className="underline">
            {privacyPolicy}
          </PageLink>
        </p>
      </div>
      <section {...sentProps} aria-labelledby={thanksId} className="py-12">
        <span aria-hidden="true" className="mb-7 flex gap-1">
          <i className="h-4 w-12 rounded-[5px] bg-action" />
          <i className="h-4 w-12 rounded-[5px] bg-action" />
          <i className="h-4 w-12 rounded-[5px] bg-highlight" />
        </span>
        <h2 id={thanksId} className="display-2">
          {words.thanks.heading}
        </h2>
        <p className="mt-4 text-lg text-text-soft">{words.thanks.text}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <form
            action={`/${form}`}
            onSubmit={(event) => {
              event.preventDefault();
              edit();
            }}
          >
            <Button type="submit" look="primary">
              {words.thanks.again}
            </Button>
          </form>
          {afterwards}
        </div>
      </section>
    </div>
  );
}

/** The Enter key of a touch keyboard says that it goes on to the next field (`enterkeyhint`); this makes it so. */
function goOn(event: KeyboardEvent<HTMLFieldSetElement>) {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements] as HTMLElement[];
  controls[controls.indexOf(target) + 1]!.focus();
}
