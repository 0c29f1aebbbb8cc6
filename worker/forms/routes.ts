import { Hono } from 'hono';
import { messageForms } from '#content/forms/forms.ts';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { confirmation } from '#content/pages/plain-pages.ts';
import type { Form, Sent } from '#content/shared/forms/form.ts';
import { validate } from '#content/shared/forms/validate.ts';
import { floodNote, sendErrors } from '#content/shared/http/api-errors.ts';
import { hasSubmissionKey, storeMessage } from '../db/submissions.ts';
import { hasNewsletterKey, subscribe } from '../db/subscribers.ts';
import { eventChannels, messageChannels, requiresConfirmation } from '../delivery/channels.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { clientOf } from '../request/client.ts';
import { answerError, answerStored } from './answer.ts';
import { doubleClickKey, isSpam, readBody, readKey } from './body.ts';
import { FormError } from './form-error.ts';
import { limitRate, limitTime, requireOpenForm } from './gate.ts';
import { sourceOf } from './source.ts';
import { isRobot } from './turnstile.ts';

export const forms = new Hono<App>();

forms.post(
  newsletterForm.path,
  limitTime('address'),
  requireOpenForm('newsletter'),
  limitRate('newsletter'),
  async (c) => {
    const key = readKey(c);
    const body = await readBody(c);
    const sent = parseForm(newsletterForm, body);
    const [local, domain] = sent.email.split('@');
    const doubleOptIn = requiresConfirmation(c.env);
    // Rejected, because no one reviews spam among subscribers.
    if (isSpam(body) || (await isRobot(c, body, () => key && hasNewsletterKey(c.env.DB, key))))
      throw new FormError(403, sendErrors.robot);
    const stored = await storedOrError(
      subscribe(c.env.DB, {
        id: crypto.randomUUID(),
        key,
        email: `${local}@${domain!.toLowerCase()}`,
        token: crypto.randomUUID(),
        confirmToken: crypto.randomUUID(),
        doubleOptIn,
        channels: eventChannels(c.env),
        spam: c.var.isFlood ?? false,
        source: JSON.stringify(sourceOf(c, body)),
        at: Date.now(),
      }),
      'address',
    );
    if (stored.event) c.executionCtx.waitUntil(enqueue(c.env, [stored.event]));
    return answerStored(c, 'newsletter', stored, sent, doubleOptIn && !c.var.isFlood ? confirmation.note : undefined);
  },
);

for (const record of Object.values(messageForms)) {
  const { name: form, path } = record;
  forms.post(path, limitTime('message'), requireOpenForm(form), limitRate(form), async (c) => {
    const [id, at] = [crypto.randomUUID(), Date.now()];
    const given = readKey(c);
    const body = await readBody(c);
    const message = parseForm(record, body);
    const payload = JSON.stringify(message);
    const key = given || clientOf(c) === 'script' ? { current: given ?? id } : await doubleClickKey(payload, at);
    const source = JSON.stringify(sourceOf(c, body));
    const channels = messageChannels(c.env, form);
    const spam =
      c.var.isFlood || isSpam(body) || (await isRobot(c, body, () => given && hasSubmissionKey(c.env.DB, form, given)));
    const stored = await storedOrError(
      storeMessage(c.env.DB, { id, form, key, email: message.email, payload, spam, at, channels, source }),
      'message',
    );
    if (spam && !stored.repeated) log('info', 'suspected spam', { requestId: c.var.requestId, form, id: stored.id });
    if (!spam && !stored.repeated) c.executionCtx.waitUntil(enqueue(c.env, [id]));
    return answerStored(c, form, stored, message, c.var.isFlood ? floodNote : undefined);
  });
}

forms.onError((error, c) => {
  if (!(error instanceof FormError)) throw error;
  const { status, cause } = error;
  if (cause) log('error', 'submission failed', { requestId: c.var.requestId, status, cause });
  return answerError(c, error);
});

function parseForm<Of extends Form>(form: Of, body: unknown): Sent<Of['fields']> {
  const check = validate(form, body);
  if (check.ok) return check.output;
  throw new FormError(422, form.toasts[check.problem].text, { fields: check.fields });
}

/** A failed write is a 503, so no visitor is thanked for a lost message. */
async function storedOrError<Stored>(
  storing: Promise<Stored | undefined>,
  what: 'message' | 'address',
): Promise<Stored> {
  const stored = await storing.catch((cause) => {
    throw new FormError(503, sendErrors.notStored(what), { retryAfterSeconds: 30, cause });
  });
  if (stored) return stored;
  throw new FormError(409, sendErrors.usedKey);
}
