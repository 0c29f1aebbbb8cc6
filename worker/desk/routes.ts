import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import {
  type DeskAction,
  type DeskAudit,
  type DeskCounts,
  type DeskList,
  type DeskMessage,
  type DeskPerson,
  type DeskTestEmail,
  holdMs,
  maxReplyLength,
  desk as paths,
} from '#content/shared/desk/desk-api.ts';
import { officeText } from '#content/shared/desk/office-hours.ts';
import { visible } from '#content/shared/forms/validate.ts';
import type { ApiError } from '#content/shared/http/api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { type AuditEntry, auditStatement, recordAudit } from '../db/audit.ts';
import { changeMessage } from '../db/message-actions.ts';
import { deliverNow } from '../db/outbox.ts';
import { erasePerson, personData } from '../db/people.ts';
import { openCounts, type ReceivedRow, receivedById, receivedPage } from '../db/received.ts';
import { addReply, replyWithId, takeBack } from '../db/replies.ts';
import { approveSubscriber } from '../db/subscribers.ts';
import { eventChannels, messageChannels, requiresConfirmation } from '../delivery/channels.ts';
import { sendTestEmails } from '../delivery/check-email.ts';
import { enqueue } from '../delivery/outbox.ts';
import type { App } from '../env.ts';
import { type CachePolicy, cachePolicies } from '../headers.ts';
import { readAsset } from '../pages/assets.ts';
import { hasForeignOrigin } from '../request/origin.ts';
import { access } from './access.ts';
import { download } from './download.ts';
import { canReply, deskEntry, deskMessage, factsOf } from './entry.ts';
import { exported, exports, personJson } from './export.ts';
import { orderOf, readFilter, readNumber, rejectQuery } from './filter.ts';
import { deskNumbers } from './numbers.ts';
import { overview } from './overview.ts';
import { readChange } from './read-change.ts';

export const desk = new Hono<App>();

const locked = access();
desk.use(`${paths.page}/*`, locked);
desk.use('/api/desk/*', locked);
desk.use('/api/desk/*', async function rejectForeignOrigin(c, next) {
  // Otherwise an image URL elsewhere could add audit rows.
  if (hasForeignOrigin(c)) throw new HTTPException(403, { message: deskErrors.otherSite });
  await next();
});
desk.use('/api/desk/*', readChange());

desk.get(paths.page, (c, next) => file(c, next, `${paths.page}/index.html`, 'never'));
desk.get(`${paths.page}/`, (c) => c.redirect(paths.page, 308));
desk.get(`${paths.page}/assets/*`, (c, next) => file(c, next, c.req.path, 'privateImmutable'));
desk.get(`${paths.page}/licenses.txt`, (c, next) => file(c, next, c.req.path, 'never'));

desk.get(paths.messages, async (c) => {
  const query = c.req.query();
  const filter = readFilter(query);
  if (query.download) {
    const kind = query.download === 'csv' ? 'csv' : 'json';
    await recordAudit(c.env.DB, auditEntry(c, 'export'));
    return download(c, `messages.${kind}`, exports[kind].type, exported(c.env.DB, filter, kind));
  }
  const limit = readNumber(query, 'limit', 100, 100);
  const offset = readNumber(query, 'offset', 0, 999_999_999);
  const at = Date.now();
  const { rows, total, older } = await receivedPage(c.env.DB, filter, { limit, offset, order: orderOf(filter) });
  return c.json({ at, total, offset, entries: rows.map(deskEntry), older } satisfies DeskList);
});

desk.get(paths.counts, async (c) => {
  const at = Date.now();
  return c.json({ ...(await openCounts(c.env.DB, at)), office: officeText(at) } satisfies DeskCounts);
});

desk.get(`${paths.messages}/:id`, async (c) => answerMessage(c, await messageOf(c)));

const actions = 'done|open|spam|not-spam|resend|retry|dismiss|undismiss';

desk.post(`${paths.messages}/:id/:action{${actions}}`, async (c) => {
  const what = c.req.param('action') as DeskAction;
  const row = await messageOf(c);
  const channels = messageChannels(c.env, row.form);
  const ofDelivery = ['retry', 'dismiss', 'undismiss'].includes(what);
  if (row.form === 'newsletter' && !ofDelivery) return approveSignUp(c, row, what);
  if (row.spam && !['spam', 'not-spam'].includes(what)) throw new HTTPException(409, { message: deskErrors.isSpam });
  if (what === 'resend' && channels.length === 0) throw new HTTPException(409, { message: deskErrors.nowhere });
  if (what === 'not-spam' && !row.spam) return answerMessage(c, row);
  const events = await changeMessage(c.env.DB, { ...auditEntry(c, what), message: row.id, what }, channels);
  c.executionCtx.waitUntil(enqueue(c.env, events));
  return answerMessage(c, await messageOf(c));
});

const Written = v.object({
  id: v.pipe(v.string(), v.uuid()),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxReplyLength),
    v.check((text) => visible(text) !== ''),
    v.transform((text) => text.toWellFormed()),
  ),
  keepOpen: v.optional(v.boolean(), false),
});

desk.post(`${paths.messages}/:id/:action{reply|note}`, async (c) => {
  const kind = c.req.param('action') as 'reply' | 'note';
  const row = await writableMessageOf(c);
  const { success, output } = v.safeParse(Written, c.var.submitted);
  if (!success) return rejectQuery('id, text', `a UUID and 1 to ${maxReplyLength} characters`);
  if (kind === 'reply' && !canReply(row, Boolean(c.env.NOTIFY_EMAIL)))
    throw new HTTPException(409, { message: deskErrors.noReply });
  const known = await replyWithId(c.env.DB, output.id);
  if (known) {
    const isRetry = known.message === row.id && known.kind === kind && known.text === output.text;
    if (isRetry) return answerMessage(c, row);
    throw new HTTPException(409, { message: deskErrors.otherReply });
  }
  const entry = { ...auditEntry(c, kind), message: row.id };
  const { who, at, message } = entry;
  const reply = { id: output.id, message, kind, text: output.text, who, at };
  await addReply(c.env.DB, reply, entry, kind === 'reply' && !output.keepOpen);
  // A queue message before its time would wait for the sweep.
  if (kind === 'reply') c.executionCtx.waitUntil(enqueue(c.env, [reply.id], holdMs / 1000 + 1));
  return answerMessage(c, await messageOf(c));
});

desk.post(`${paths.messages}/:id/take-back`, async (c) => {
  const row = await writableMessageOf(c);
  const { id } = c.var.submitted!;
  if (typeof id !== 'string') return rejectQuery('id', 'a UUID');
  const entry = { ...auditEntry(c, 'take-back'), message: row.id };
  await takeBack(c.env.DB, { id, message: row.id, at: entry.at }, entry);
  const message = await deskMessageOf(c, await messageOf(c));
  if (message.thread.some((reply) => reply.id === id)) throw new HTTPException(409, { message: deskErrors.hasGoneOut });
  return c.json(message);
});

desk.get(paths.person, async (c) => {
  const email = emailIn(c.req.query());
  const data = await personData(c.env.DB, email);
  if (!c.req.query('download')) return c.json(countsOf(email, data));
  await recordAudit(c.env.DB, auditEntry(c, 'export'));
  return download(c, 'person.json', exports.json.type, `${personJson(email, data)}\n`);
});

desk.post(`${paths.person}/erase`, async (c) => {
  const email = emailIn(c.var.submitted!);
  const entry = auditEntry(c, 'erase');
  const event = { channels: eventChannels(c.env), at: entry.at };
  const { erased, events } = await erasePerson(c.env.DB, email, event, [auditStatement(c.env.DB, entry)]);
  c.executionCtx.waitUntil(enqueue(c.env, events));
  return c.json(countsOf(email, erased));
});

/** The next sweeps enqueue the rest. */
const maxEnqueued = 1000;

desk.post(paths.deliver, async (c, next) => {
  await recordAudit(c.env.DB, auditEntry(c, 'deliver'));
  await enqueue(c.env, await deliverNow(c.env.DB, Date.now(), maxEnqueued));
  await next();
});
desk.post(paths.deliver, overview());

desk.post(paths.testEmail, async (c) => {
  const to = emailIn({ email: c.var.submitted!.to });
  return c.json({ results: await sendTestEmails(c.env, to) } satisfies DeskTestEmail);
});

desk.get(paths.overview, overview());

desk.get(paths.numbers, deskNumbers());

desk.onError((error, c) => {
  if (!(error instanceof HTTPException)) throw error;
  return c.json({ error: error.message } satisfies ApiError, error.status);
});

async function messageOf(c: Context<App, '/:id'>): Promise<ReceivedRow> {
  const row = await receivedById(c.env.DB, c.req.param('id'));
  if (row) return row;
  throw new HTTPException(404, { message: deskErrors.noMessage });
}

async function writableMessageOf(c: Context<App, '/:id'>): Promise<ReceivedRow> {
  const row = await messageOf(c);
  if (row.form === 'newsletter') throw new HTTPException(409, { message: deskErrors.signUp });
  if (row.spam) throw new HTTPException(409, { message: deskErrors.isSpam });
  return row;
}

/** `not-spam` subscribes or sends a confirmation email. */
async function approveSignUp(c: Context<App, '/:id'>, row: ReceivedRow, what: DeskAction): Promise<Response> {
  if (what !== 'not-spam') throw new HTTPException(409, { message: deskErrors.signUp });
  if (!row.spam) return answerMessage(c, row);
  const { email, token } = row;
  // Its id contains the address, so the audit names no message.
  const entry = auditEntry(c, what);
  const change = { id: crypto.randomUUID(), channels: eventChannels(c.env), at: entry.at };
  const sent = { ...change, email, token, doubleOptIn: requiresConfirmation(c.env) };
  const { event } = await approveSubscriber(c.env.DB, sent, [auditStatement(c.env.DB, entry)]);
  if (event) c.executionCtx.waitUntil(enqueue(c.env, [event]));
  return answerMessage(c, await messageOf(c));
}

async function answerMessage(c: Context<App>, row: ReceivedRow): Promise<Response> {
  return c.json(await deskMessageOf(c, row));
}

async function deskMessageOf({ env }: Context<App>, row: ReceivedRow): Promise<DeskMessage> {
  return deskMessage(row, { ...(await factsOf(env.DB, row)), isEmailOn: Boolean(env.NOTIFY_EMAIL) });
}

function auditEntry(c: Context<App>, what: DeskAudit['what']): AuditEntry {
  return { id: crypto.randomUUID(), at: Date.now(), who: c.var.who, what };
}

function emailIn({ email }: Record<string, unknown>): string {
  if (typeof email === 'string' && email.trim()) return email.trim();
  return rejectQuery('email', 'an address');
}

function countsOf(email: string, rows: Awaited<ReturnType<typeof personData>>): DeskPerson {
  return {
    email,
    messages: rows.submissions.length,
    subscriptions: rows.subscribers.length,
    signUps: rows.newsletter_keys.length,
    replies: rows.replies.length,
  };
}

async function file(c: Context<App>, next: () => Promise<void>, path: string, policy: CachePolicy) {
  const found = await readAsset(c, path, { method: c.req.method });
  if (found.status !== 200) return next();
  const response = new Response(found.body, found);
  response.headers.set('Cache-Control', cachePolicies[policy]);
  return response;
}
