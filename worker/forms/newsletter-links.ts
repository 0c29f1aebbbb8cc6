import { type Context, Hono } from 'hono';
import { confirmation, notMe, plainPages, unsubscription } from '#content/pages/plain-pages.ts';
import { api } from '#content/shared/http/api.ts';
import {
  confirmSubscriber,
  hasSubscriber,
  rejectSubscription,
  subscriberToConfirm,
  unsubscribe,
} from '../db/subscribers.ts';
import { eventChannels } from '../delivery/channels.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { plainPage } from '../pages/plain-page.ts';
import { noticePage } from './notice-page.ts';

/** Buttons, because email scanners open links. */
export const newsletterLinks = new Hono<App>();

newsletterLinks.get(api.confirm, async (c) => {
  const subscriber = await subscriberToConfirm(c.env.DB, tokenOf(c));
  if (!subscriber) return noticePage(c, 404, confirmation.unknownLink);
  return noticePage(c, 200, subscriber.confirmed ? confirmation.done : confirmation.question);
});

newsletterLinks.post(api.confirm, async (c) => {
  const confirmed = await confirmSubscriber(c.env.DB, linkAction(c));
  if (!confirmed) return noticePage(c, 404, confirmation.unknownLink);
  if (confirmed.event) c.executionCtx.waitUntil(enqueue(c.env, [confirmed.event]));
  return noticePage(c, 200, confirmation.done);
});

newsletterLinks.get(api.notMe, (c) =>
  tokenOf(c) ? noticePage(c, 200, notMe.question) : noticePage(c, 404, confirmation.unknownLink),
);

newsletterLinks.post(api.notMe, async (c) => {
  const link = linkAction(c);
  const { event } = await rejectSubscription(c.env.DB, link);
  if (event) c.executionCtx.waitUntil(enqueue(c.env, [event]));
  return link.token ? noticePage(c, 200, notMe.done) : noticePage(c, 404, confirmation.unknownLink);
});

newsletterLinks.get(api.unsubscribe, async (c) => {
  const token = tokenOf(c);
  if (await hasSubscriber(c.env.DB, token)) return noticePage(c, 200, unsubscription.question);
  return noticePage(c, token ? 200 : 404, unsubscription.unknownLink);
});

// One-click unsubscribe (RFC 8058): no origin, no cookies, no error for a deleted subscription.
newsletterLinks.post(api.unsubscribe, async (c) => {
  const link = linkAction(c);
  const { event } = await unsubscribe(c.env.DB, link);
  if (event) c.executionCtx.waitUntil(enqueue(c.env, [event]));
  return link.token ? noticePage(c, 200, unsubscription.done) : noticePage(c, 404, unsubscription.unknownLink);
});

newsletterLinks.onError((error, c) => {
  log('error', 'request failed', { requestId: c.var.requestId, error });
  c.header('Retry-After', '30');
  return plainPage(c, 503, { ...unsubscription.outOfReach, again: plainPages.failed.again });
});

function linkAction(c: Context<App>) {
  return { token: tokenOf(c), id: crypto.randomUUID(), channels: eventChannels(c.env), at: Date.now() };
}

/** Copied links may be in capitals or have text around them. */
function tokenOf(c: Context): string {
  const [token = ''] =
    /(?<![\da-f-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f-])/i.exec(c.req.query('token') ?? '') ?? [];
  return token.toLowerCase();
}
