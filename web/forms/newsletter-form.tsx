import { newsletterForm } from '#content/forms/newsletter.ts';
import { notices } from '#content/forms/words.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { site } from '#content/site.ts';
import { Button } from '../ui/button.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { inputProps } from './input-props.ts';
import { useForm } from './use-form.ts';

export function NewsletterForm() {
  const { state, field, formProps, sentProps } = useForm(newsletterForm);
  const { form, name, field: email, error, disabled } = field('email');
  const note = state.is === 'sent' ? state.note : undefined;
  const failure = state.is === 'failed' ? state.message : undefined;
  const { toasts, words } = newsletterForm;
  const id = `${form}-${name}`;
  return (
    <div id="newsletter" {...{ [markup.formBlock]: form }} className="mt-4 max-w-sm">
      <form {...formProps} {...{ [markup.view]: 'form' }} aria-label={words.heading}>
        <label htmlFor={id}>{email.label}</label>
        <div className="signup">
          <input
            id={id}
            name={name}
            required
            disabled={disabled}
            {...inputProps(email)}
            {...errorProps(form, name, error)}
          />
          <Button
            type="submit"
            look="bright"
            disabled={disabled}
            aria-describedby="newsletter-failure"
            className="min-h-11 grow px-4"
          >
            {disabled ? words.sending : words.submit}
          </Button>
        </div>
        <FieldError form={form} name={name} message={error} />
        <div data-turnstile="" />
        {/* Described by the focused button: a second alert would repeat the toast. */}
        <div id="newsletter-failure" className="text-sm font-medium text-rose">
          <p {...{ [markup.formAlert]: '' }} hidden={!failure} className="mt-1.5">
            {failure}
          </p>
          {failure && (
            <p>
              {notices.retry}, {notices.writeTo}{' '}
              <a href={`mailto:${site.mail.hello}`} className="underline">
                {site.mail.hello}
              </a>
            </p>
          )}
        </div>
        <HoneypotField />
      </form>
      <p
        {...sentProps}
        tabIndex={-1}
        {...{ [markup.thanks]: '' }}
        role="status"
        className="mt-3 rounded-tile bg-raised-dark px-4 py-3 text-highlight"
      >
        <strong className="block">{toasts.sent.title}</strong>
        {toasts.sent.text}
        <span {...{ [markup.note]: '' }} hidden={!note} className="block">
          {note}
        </span>
      </p>
    </div>
  );
}
