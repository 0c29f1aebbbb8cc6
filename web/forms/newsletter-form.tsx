import { useEffect, useRef } from 'react';
import { longest, NewsletterSubscription, toasts } from '#content/forms.ts';
import { Button } from '../ui/button.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { TrapField } from './trap-field.tsx';
import { useForm } from './use-form.ts';

/** The footer's newsletter signup; after success the confirmation stands where the form was. */
export function NewsletterForm() {
  const { status, errors, formProps } = useForm('newsletter', NewsletterSubscription);
  const sending = status === 'sending';
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status === 'sent') sent.current?.focus();
  }, [status]);
  return (
    <div id="newsletter" data-form-block="newsletter" className="mt-4 max-w-[24rem]">
      <form {...formProps} data-view="form">
        <label htmlFor="newsletter-email">Updates and tips, twice a month.</label>
        <div className="mt-3 flex rounded-full border border-white/45 bg-raised-dark p-1 pl-5 focus-within:border-highlight">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={longest.email}
            autoComplete="email"
            placeholder="Your email address"
            disabled={sending}
            className="w-full min-w-0 bg-transparent text-white outline-none placeholder:text-on-dark-faint"
            {...errorProps('newsletter', 'email', errors.email)}
          />
          <Button type="submit" look="bright" disabled={sending} className="min-h-11! px-4.5!">
            {sending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <FieldError form="newsletter" name="email" message={errors.email} />
        <p role="alert" data-form-alert="" hidden className="mt-1.5 text-sm font-medium text-rose" />
        <TrapField />
      </form>
      <p
        ref={sent}
        tabIndex={-1}
        role="status"
        data-view="sent"
        hidden={status !== 'sent'}
        className="mt-3 rounded-tile bg-raised-dark px-4 py-3 text-highlight"
      >
        <strong className="block">{toasts.newsletter.sent.title}</strong>
        {toasts.newsletter.sent.text}
      </p>
    </div>
  );
}
