import { Hono } from 'hono';
import type * as v from 'valibot';
import { sendErrors } from '#content/answers.ts';
import { api } from '#content/api.ts';
import { type FormName, toasts } from '#content/form-rules.ts';
import { ContactMessage, NewsletterSubscription, SupportRequest, validate } from '#content/forms.ts';
import { keepSubmission, subscribe } from '../db.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { methodNotAllowed } from '../methods.ts';
import { answerError, answerStored } from './answer.ts';
import { isSpam, keyOfMoment, readBody, readKey } from './body.ts';
import { FormError } from './form-error.ts';
import { limited, sameSite, typed } from './gate.ts';
import { senderOf } from './sender.ts';
import { isRobot } from './turnstile.ts';

/** What a visitor can send. */
export const forms = new Hono<App>();

forms.post(api.newsletter, typed(), sameSite(), limited('newsletter'), async (c) => {
  const key = readKey(c);
  const body = await readBody(c);
  const { email } = parseForm('newsletter', NewsletterSubscription, body);
  const [local, domain] = email.split('@');
  const stored = await storedOrError(
    subscribe(c.env.DB, {
      id: crypto.randomUUID(),
      key,
      email: `${local}@${domain!.toLowerCase()}`,
      token: crypto.randomUUID(),
      spam: isSpam(body),
      at: Date.now(),
    }),
  );
  return answerStored(c, 'newsletter', stored);
});
forms.all(api.newsletter, methodNotAllowed('POST'));

const messages = { contact: ContactMessage, support: SupportRequest };

for (const form of ['contact', 'support'] as const) {
  forms.post(api[form], typed(), sameSite(), limited(form), async (c) => {
    const [id, at] = [crypto.randomUUID(), Date.now()];
    const given = readKey(c);
    const body = await readBody(c);
    const message = parseForm(form, messages[form], body);
    const payload = JSON.stringify(message);
    const key = given || senderOf(c) === 'script' ? { current: given ?? id } : await keyOfMoment(payload, at);
    const spam = isSpam(body) || (await isRobot(c, form, body, given));
    const stored = await storedOrError(
      keepSubmission(c.env.DB, { id, form, key, email: message.email, payload, spam, at }),
    );
    if (!spam && !stored.repeated) c.executionCtx.waitUntil(enqueue(c.env, [id]));
    return answerStored(c, form, stored);
  });
  forms.all(api[form], methodNotAllowed('POST'));
}

forms.onError((error, c) => {
  if (!(error instanceof FormError)) throw error;
  const { status, cause } = error;
  if (cause) log('error', 'send refused', { requestId: c.var.requestId, status, cause });
  return answerError(c, error);
});

function parseForm<Schema extends v.GenericSchema>(
  form: FormName,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const check = validate(schema, body);
  if (check.ok) return check.output;
  throw new FormError(422, toasts[form][check.problem].text, { fields: check.fields });
}

/** Waits until the database has it; a database that fails is a refusal, so that nobody believes it was kept. */
async function storedOrError<Stored>(storing: Promise<Stored | undefined>): Promise<Stored> {
  const stored = await storing.catch((cause) => {
    throw new FormError(503, sendErrors.notStored, { retryAfterSeconds: 30, cause });
  });
  if (stored) return stored;
  throw new FormError(409, sendErrors.usedKey);
}
