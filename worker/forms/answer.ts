import type { Context } from 'hono';
import { type FormName, forms } from '#content/forms/forms.ts';
import type { Sent } from '#content/shared/forms/form.ts';
import type { ApiError, Receipt } from '#content/shared/http/api.ts';
import type { App } from '../env.ts';
import { clientOf } from '../request/client.ts';
import type { FormError } from './form-error.ts';
import { formPage } from './form-page.ts';

export function answerStored(
  c: Context<App>,
  form: FormName,
  stored: { id: string; repeated: boolean },
  sent: Sent,
  note?: string,
): Response | Promise<Response> {
  if (clientOf(c) === 'browser') return formPage(c, form, { status: 200, sent, note });
  return c.json({ ok: true, id: stored.id, note } satisfies Receipt, stored.repeated ? 200 : 201);
}

export function answerError(c: Context<App>, { status, message, fields, retryAfterSeconds }: FormError) {
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  if (clientOf(c) === 'browser') {
    const { name } = Object.values(forms).find(({ path }) => path === c.req.path)!;
    return formPage(c, name, { status, alert: message, fields });
  }
  return c.json({ error: message, fields } satisfies ApiError, status);
}
