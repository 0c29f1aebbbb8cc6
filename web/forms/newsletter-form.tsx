import { newsletterForm } from '#content/forms/newsletter.ts';
import { notices } from '#content/forms/words.ts';
import { site } from '#content/site.ts';
import { edgeSection } from '../browser/edge-props.ts';
import { Button } from '../ui/button.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { inputProps } from './input-props.ts';
import { useForm } from './use-form.ts';

export function NewsletterForm() {
  const { state, answered, field, formProps, alertProps, sentProps } = useForm(newsletterForm);
  const { form, name, field: email, error, disabled, value, autoFocus } = field('email');
  const thanked = answered?.sent !== undefined;
  const note = state.is === 'sent' ? state.note : undefined;
  const failure = state.is === 'failed' ? state.message : undefined;
  const canRetry = state.is === 'failed' && Object.keys(state.errors).length === 0;
  const { toasts, words } = newsletterForm;
  const id = `${form}-${name}`;
  return (
    <div {...edgeSection('newsletter')} id="newsletter" data-form-block={form} className="mt-4 max-w-sm">
      <form {...formProps} data-view="form" hidden={thanked} aria-label={words.heading}>
        <label htmlFor={id}>{email.label}</label>
        <div className="mt-3 flex flex-wrap rounded-[28px] border border-control-dark bg-raised-dark p-1 outline-offset-2 outline-highlight has-[input:focus-visible]:outline-2">
          <input
            id={id}
            name={name}
            required
            disabled={disabled}
            defaultValue={value}
            {...{ autoFocus }}
            {...inputProps(email)}
            {...errorProps(form, name, error)}
            className="min-h-11 min-w-0 flex-[99_1_10.5rem] pl-5 text-white outline-none placeholder:text-on-dark-faint"
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
          <p {...alertProps} hidden={!failure} className="mt-1.5">
            {failure}
          </p>
          {canRetry && (
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
        {...{ autoFocus: thanked }}
        data-thanks=""
        role="status"
        className="mt-3 rounded-tile bg-raised-dark px-4 py-3 text-highlight"
      >
        <strong className="block">{toasts.sent.title}</strong>
        {toasts.sent.text}
        <span hidden={!note} className="block">
          {note}
        </span>
      </p>
    </div>
  );
}
