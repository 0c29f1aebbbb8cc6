import { longest, toasts } from '#content/form-rules.ts';
import { Button } from '../ui/button.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { TrapField } from './trap-field.tsx';
import { useForm } from './use-form.ts';

/** The footer's newsletter signup; after success a confirmation follows it. */
export function NewsletterForm() {
  const { status, field, formProps, sentProps } = useForm('newsletter');
  const sending = status === 'sending';
  const { form, name, error } = field('email');
  return (
    <div id="newsletter" data-form-block="newsletter" className="mt-4 max-w-[24rem]">
      <form {...formProps} data-view="form">
        <label htmlFor="newsletter-email">Updates and tips, twice a month.</label>
        <div className="mt-3 flex rounded-full border border-white/45 bg-raised-dark p-1 pl-5 focus-within:border-highlight">
          <input
            id="newsletter-email"
            name={name}
            type="email"
            required
            maxLength={longest.email}
            autoComplete="email"
            placeholder="Your email address"
            disabled={sending}
            className="w-full min-w-0 bg-transparent text-white outline-none placeholder:text-on-dark-faint"
            {...errorProps(form, name, error)}
          />
          <Button type="submit" look="bright" disabled={sending} className="min-h-11 px-4.5">
            {sending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <FieldError form={form} name={name} message={error} />
        <p role="alert" data-form-alert="" hidden className="mt-1.5 text-sm font-medium text-rose" />
        <TrapField />
      </form>
      <p {...sentProps} role="status" className="mt-3 rounded-tile bg-raised-dark px-4 py-3 text-highlight">
        <strong className="block">{toasts.newsletter.sent.title}</strong>
        {toasts.newsletter.sent.text}
      </p>
    </div>
  );
}
