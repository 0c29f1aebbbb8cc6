import { expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { referenceOf } from '#content/forms/emails.ts';
import { deliverNow } from '../db/outbox.ts';
import { erasePerson } from '../db/people.ts';
import { takeBack } from '../db/replies.ts';
import { act, entryOf, reply } from './test-actions.ts';
import { hour, second, startWorld } from './test-world.ts';

const owner = 'owner@brand.test';
function start() {
  const world = startWorld({ NOTIFY_EMAIL: owner });
  return {
    ...world,
    run: (arrivals: number[], span: number) => world.run(arrivals, span),
    reply: (message: string, text: string) => reply(world, message, text),
    takeBack: (message: string, id: string) =>
      takeBack(world.database, { id, message, at: Date.now() }, entryOf('take-back', message)),
    row: (sql: string, ...values: string[]) => world.sqlite.prepare(sql).get(...values),
  };
}

test('sends a reply after ten seconds, in the conversation of the receipt', async () => {
  const { reply, receive, run, mailsTo } = start();
  const id = await receive();
  await run([], 5 * second);
  const [receipt] = mailsTo('a@b.c');
  await reply(id, '<b>Hello</b>\nAnn');
  await run([], 9 * second);
  expect(mailsTo('a@b.c')).toEqual([receipt]);
  await run([], 3 * second);
  const [, first] = mailsTo('a@b.c');
  expect(first).toMatchObject({
    from: { email: contactForm.mail },
    replyTo: contactForm.mail,
    subject: `Re: ${receipt!.subject}`,
    text: expect.stringMatching(/^<b>Hello<\/b>\nAnn\n\nOn .*, Ann Lee wrote:\n> Hello there$/),
    headers: { 'In-Reply-To': '<mail-2@service.test>', References: '<mail-2@service.test>' },
  });
  expect(first!.subject).toContain(referenceOf(id));
  expect(first).not.toHaveProperty('html');
  await reply(id, 'One more thing');
  await run([], 12 * second);
  const [, , second_] = mailsTo('a@b.c');
  expect(second_!.headers).toEqual({
    'In-Reply-To': '<mail-3@service.test>',
    References: '<mail-2@service.test> <mail-3@service.test>',
  });
  expect(mailsTo('a@b.c')).toHaveLength(3);
});

test('a reply that is taken back is never sent, and its message is open again', async () => {
  const { reply, receive, run, mailsTo, takeBack, database, row } = start();
  const id = await receive();
  await run([], 5 * second);
  const replyId = await reply(id, 'Too early');
  expect(row('SELECT done_at FROM submissions WHERE id = ?', id)!.done_at).toBe(Date.now());
  expect(await deliverNow(database, Date.now(), 10)).toEqual([]);
  await run([], 8 * second);
  await takeBack(id, replyId);
  await takeBack(id, replyId);
  expect(row('SELECT done_at FROM submissions WHERE id = ?', id)!.done_at).toBeNull();
  await run([], 24 * hour);
  expect(mailsTo('a@b.c')).toHaveLength(1);
  expect(row('SELECT COUNT(*) AS count FROM outbox WHERE event_id = ?', replyId)).toEqual({ count: 0 });
  expect(row("SELECT COUNT(*) AS count FROM desk_audit WHERE what = 'take-back'")).toEqual({ count: 1 });
});

test('a reply that went out stays, and one of another message too', async () => {
  const { reply, receive, run, mailsTo, takeBack, row } = start();
  const [id, other] = [await receive(), await receive({ email: 'd@e.f' })];
  const replyId = await reply(id, 'Sent');
  await takeBack(other, replyId);
  await run([], 12 * second);
  await takeBack(id, replyId);
  expect(mailsTo('a@b.c').at(-1)!.text).toContain('Sent');
  expect(row('SELECT text FROM replies WHERE id = ?', replyId)).toEqual({ text: 'Sent' });
  expect(row("SELECT COUNT(*) AS count FROM desk_audit WHERE what = 'take-back'")).toEqual({ count: 0 });
});

test('an undeliverable reply shows its error, and can be retried', async () => {
  const { reply, receive, run, breakMail, mailsTo, deliveries, ...world } = start();
  const id = await receive();
  await run([], 5 * second);
  const refused = Object.assign(new Error('recipient is suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' });
  breakMail(({ to }) => ([to].flat().includes('a@b.c') ? refused : false));
  const replyId = await reply(id, 'Hello');
  await run([], 12 * second);
  expect(deliveries(replyId).reply).toMatchObject({ state: 'undeliverable', attempts: 1, dismissed_at: null });
  expect(deliveries(replyId).reply.answers).toContain('recipient is suppressed');
  await run([], 600 * second);
  const report = mailsTo(owner).at(-1)!;
  expect(report.text).toContain(`${referenceOf(id)}  reply  reply  a@b.c`);
  breakMail(false);
  await act(world, 'retry', id);
  await run([], second);
  expect(mailsTo('a@b.c').at(-1)!.text).toContain('Hello');
});

test('the sweep sends a reply that the queue lost, but not to an erased person', async () => {
  const { reply, receive, run, pauseQueue, mailsTo, database } = start();
  const [id, other] = [await receive(), await receive({ email: 'd@e.f' })];
  await run([], 5 * second);
  pauseQueue(true);
  await reply(id, 'By the sweep');
  await reply(other, 'To nobody');
  await erasePerson(database, 'd@e.f', { channels: [], at: Date.now() });
  pauseQueue(false);
  await run([], 301 * second);
  expect(mailsTo('a@b.c').at(-1)!.text).toContain('By the sweep');
  expect(mailsTo('d@e.f')).toHaveLength(1);
  expect(await deliverNow(database, Date.now(), 10)).toEqual([]);
});
