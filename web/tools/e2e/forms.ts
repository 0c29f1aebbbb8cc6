import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { forms } from '#content/forms/forms.ts';
import { honeypot } from '#content/shared/forms/form.ts';
import { requiredFields, typedTo } from '#content/shared/forms/test-message.ts';
import { type Check, phone, type Visitor } from './visitor.ts';

export type Stored = (table: string, email: string) => Promise<Record<string, unknown>[]>;

const rosa = { firstName: 'Rosa', lastName: 'Marín', phone: '602 555 0199', company: 'Harbor Yoga' };
const messages = {
  contact: typedTo(forms.contact, { ...rosa, message: 'We miss calls during classes.\nCan it text people back?' }),
  support: typedTo(forms.support, {
    ...rosa,
    issueType: 'billing',
    priority: 'high',
    subject: 'Charged twice in May',
    description: 'The invoice shows two payments.\nOne of them is ours.',
  }),
};

const required = { contact: requiredFields(forms.contact), support: requiredFields(forms.support) };

let senders = 0;
const sender = () => `rosa${++senders}@example.com`;

export function formsSend(check: Check, stored: Stored) {
  for (const form of ['contact', 'support'] as const) {
    check(`the ${form} form names what is missing`, async (visitor) => {
      await visitor.open(`/${form}`, phone);
      await visitor.click(submit(form));
      await notified(visitor, forms[form].toasts.missing);
      await visitor.sees('firstName', () => document.activeElement?.getAttribute('name'));
      await visitor.sees([true, true], () => {
        const field = document.activeElement as HTMLInputElement;
        const header = document.querySelector('header')!.getBoundingClientRect();
        return [field.matches(':focus-visible'), field.labels![0]!.getBoundingClientRect().top >= header.bottom];
      });
      for (const name of required[form]) await visitor.reads(`[data-form=${form}] [data-error=${name}]`, 'Please ');
      await visitor.sees(required[form].length, () => document.querySelectorAll('main [aria-invalid=true]').length);
    });

    check(`the ${form} form stores a message and says thanks`, async (visitor) => {
      await visitor.open(`/${form}`);
      const message = await write(visitor, form);
      // Faster submissions count as spam.
      await sleep(honeypot.leastMs);
      await visitor.click(submit(form));
      await notified(visitor, forms[form].toasts.sent);
      await thanked(visitor, form);
      await visitor.sees(true, () => document.activeElement?.matches('[data-view=sent] [data-thanks]'));
      await kept(stored, form, message);
    });
  }

  check('the newsletter form refuses nothing and a wrong address, and stores a good one', async (visitor) => {
    await visitor.open('/about');
    await visitor.click(submit('newsletter'));
    await notified(visitor, forms.newsletter.toasts.missing);
    await visitor.sees('newsletter-email', () => document.activeElement?.id);
    await visitor.fill('#newsletter-email', 'rosa');
    await visitor.click(submit('newsletter'));
    await notified(visitor, forms.newsletter.toasts.email);
    await visitor.reads('footer [data-error=email]', forms.newsletter.toasts.email.text);
    const email = sender();
    await visitor.fill('#newsletter-email', email.slice('rosa'.length));
    await visitor.click(submit('newsletter'));
    await notified(visitor, forms.newsletter.toasts.sent);
    await visitor.reads('footer [data-view=sent]', forms.newsletter.toasts.sent.title);
    assert.equal((await stored('subscribers', email)).length, 1);
  });
}

export function formsSendWithoutScripts(check: Check, stored: Stored) {
  for (const form of ['contact', 'support'] as const) {
    check(`the ${form} form stores a message and says thanks`, async (visitor) => {
      await visitor.browser.open(`${visitor.origin}/${form}`);
      const message = await write(visitor, form);
      await visitor.click(submit(form));
      await thanked(visitor, form);
      await kept(stored, form, message);
    });

    check(`the ${form} form brings back what it refuses`, async (visitor) => {
      await visitor.browser.open(`${visitor.origin}/${form}`);
      await visitor.evaluate(() => {
        for (const element of document.forms) element.noValidate = true;
      });
      await visitor.fill(`[data-form=${form}] [name=firstName]`, 'Rosa');
      await visitor.click(submit(form));
      await visitor.reads(`[data-form=${form}] [data-form-alert]`, forms[form].toasts.missing.text);
      for (const name of required[form].slice(1)) await visitor.reads(`[data-error=${name}]`, 'Please ');
      await visitor.sees(
        'Rosa',
        (form) => document.querySelector<HTMLInputElement>(`[data-form=${form}] [name=firstName]`)!.value,
        form,
      );
    });
  }

  check('the newsletter form stores an address and stays on its page', async (visitor) => {
    await visitor.browser.open(`${visitor.origin}/about`);
    const email = sender();
    await visitor.fill('#newsletter-email', email);
    await visitor.click(submit('newsletter'));
    await visitor.reads('footer [data-view=sent]', forms.newsletter.toasts.sent.title);
    assert.equal((await stored('subscribers', email)).length, 1);
  });
}

const submit = (form: string) => `[data-form-block=${form}] [data-view=form] [type=submit]`;

async function write(visitor: Visitor, form: keyof typeof messages) {
  const message = { ...messages[form], email: sender() };
  for (const [name, value] of Object.entries(message)) await visitor.fill(`[data-form=${form}] [name=${name}]`, value);
  return message;
}

async function notified(visitor: Visitor, { title, text }: { title: string; text: string }) {
  for (const words of [title, text]) await visitor.reads('[role=region][aria-label^=Notifications]', words);
}

const thanked = (visitor: Visitor, form: string) =>
  visitor.reads(`[data-form-block=${form}] [data-view=sent]`, 'Thank You!');

async function kept(stored: Stored, form: string, message: Record<string, string>) {
  const rows = await stored('submissions', message.email!);
  assert.deepEqual(
    rows.map(({ form, payload, spam }) => ({ form, spam, payload: JSON.parse(String(payload)) })),
    [{ form, spam: 0, payload: message }],
  );
}
