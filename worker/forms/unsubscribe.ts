import { type Context, Hono } from 'hono';
import { unsubscription as words } from '#content/answers.ts';
import { api } from '#content/api.ts';
import { hasSubscriber, unsubscribe } from '../db.ts';
import { eventChannels } from '../delivery/channels.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { methodNotAllowed } from '../methods.ts';
import { noticePage } from './notice-page.ts';

/** Where the link of every newsletter leads: a page with one button, which mail programs press by themselves. */
export const unsubscription = new Hono<App>();

unsubscription.get(api.unsubscribe, async (c) => {
  const token = tokenOf(c);
  if (await hasSubscriber(c.env.DB, token)) return noticePage(c, 200, words.question);
  return noticePage(c, isToken(token) ? 200 : 404, words.unknownLink);
});

// A mail program's own button (RFC 8058) comes from a server without origin or cookies: the token says it all. It gets a
// good answer also years after the subscription is deleted, or the mail program would say that it failed.
unsubscription.post(api.unsubscribe, async (c) => {
  const token = tokenOf(c);
  const link = { token, id: crypto.randomUUID(), channels: eventChannels(c.env), at: Date.now() };
  const { event } = await unsubscribe(c.env.DB, link);
  if (event) c.executionCtx.waitUntil(enqueue(c.env, [event]));
  return isToken(token) ? noticePage(c, 200, words.done) : noticePage(c, 404, words.unknownLink);
});
unsubscription.all(api.unsubscribe, methodNotAllowed('GET, HEAD, POST'));

unsubscription.onError((error, c) => {
  log('error', 'request failed', { requestId: c.var.requestId, error });
  c.header('Retry-After', '30');
  return noticePage(c, 503, words.outOfReach);
});

function tokenOf(c: Context): string {
  return c.req.query('token') ?? '';
}

/** Whether a subscription could have this token, now or once. */
const isToken = (token: string): boolean => /^[\da-f-]{36}$/.test(token);
