import { longest, toasts } from '#content/form-rules.ts';
import * as markup from '#content/markup.ts';
import { Button } from '../ui/button.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { TrapField } from './trap-field.tsx';
import { useForm } from './use-form.ts';

/** The footer's newsletter signup; after success a confirmation follows it. */
export function NewsletterForm() {
  const { status, failure, field, formProps, sentProps } = useForm('newsletter');
  const sending = status === 'sending';
  const { form, name, error } = field('email');
  return (
    <div id="newsletter" {...{ [markup.formBlock]: 'newsletter' }} className="mt-4 max-w-[24rem]">
      <form {...formProps} {...{ [markup.view]: 'form' }}>
        <label htmlFor="newsletter-email">Updates and tips, twice a month.</label>
        <div className="signup">
          <input
            id="newsletter-email"
            name={name}
            type="email"
            required
            maxLength={longest.email}
            autoComplete="email"
            placeholder="Your email address"
            disabled={sending}
            {...errorProps(form, name, error)}
          />
          <Button
            type="submit"
            look="bright"
            disabled={sending}
            aria-describedby="newsletter-failure"
            className="min-h-11 px-4.5"
          >
            {sending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <FieldError form={form} name={name} message={error} />
        {/* Said with the button, which takes the focus then: the notification is the announcement. */}
        <p
          id="newsletter-failure"
          {...{ [markup.formAlert]: '' }}
          hidden={!failure}
          className="mt-1.5 text-sm font-medium text-rose"
        >
          {failure}
        </p>
        <TrapField />
      </form>
      <p {...sentProps} role="status" className="mt-3 rounded-tile bg-raised-dark px-4 py-3 text-highlight">
        <strong className="block">{toasts.newsletter.sent.title}</strong>
        {toasts.newsletter.sent.text}
      </p>
    </div>
  );
}
