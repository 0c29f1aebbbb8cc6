import { type Context, Hono } from 'hono';
import { unsubscription, confirmation as words } from '#content/answers.ts';
import { api } from '#content/api.ts';
import { confirmSubscriber, subscriberToConfirm } from '../db.ts';
import { eventChannels } from '../delivery/channels.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { methodNotAllowed } from '../methods.ts';
import { noticePage } from './notice-page.ts';

/** Where the mail leads that asks whether a newsletter is wanted: a page with one button, because programs follow links. */
export const confirmation = new Hono<App>();

confirmation.get(api.confirm, async (c) => {
  const subscriber = await subscriberToConfirm(c.env.DB, tokenOf(c));
  if (!subscriber) return noticePage(c, 404, words.unknownLink);
  return noticePage(c, 200, subscriber.confirmed ? words.done : words.question);
});

confirmation.post(api.confirm, async (c) => {
  const link = { token: tokenOf(c), id: crypto.randomUUID(), channels: eventChannels(c.env), at: Date.now() };
  const confirmed = await confirmSubscriber(c.env.DB, link);
  if (!confirmed) return noticePage(c, 404, words.unknownLink);
  if (confirmed.event) c.executionCtx.waitUntil(enqueue(c.env, [confirmed.event]));
  return noticePage(c, 200, words.done);
});
confirmation.all(api.confirm, methodNotAllowed('GET, HEAD, POST'));

confirmation.onError((error, c) => {
  log('error', 'request failed', { requestId: c.var.requestId, error });
  c.header('Retry-After', '30');
  return noticePage(c, 503, unsubscription.outOfReach);
});

function tokenOf(c: Context): string {
  return c.req.query('token') ?? '';
}
