import { expect, test, vi } from 'vitest';
import { type DeskMessage, desk as paths } from '#content/shared/desk/desk-api.ts';
import { minute, startHook, startWorld } from '../delivery/test-world.ts';
import { startLocalDesk } from './test-local-desk.ts';

vi.mock('../../content/changelog.xml', () => ({ default: '' }));

const owner = 'desk@example.org';

function start(variables: object = { NOTIFY_EMAIL: owner }) {
  const desk = startLocalDesk(startWorld(variables));
  return {
    ...desk,
    act: async (id: string, action: string) =>
      (await (await desk.post(`${paths.messages}/${id}/${action}`)).json()) as DeskMessage,
    toOwner: () => desk.mailsTo(owner).length,
  };
}

test('marked as no spam, a message is delivered once; resending delivers it again', async () => {
  const { act, run, suspect, toOwner } = start();
  const id = await suspect();
  expect(await act(id, 'not-spam')).toMatchObject({ state: 'open', undelivered: true });
  await run([], minute);
  await act(id, 'spam');
  const again = await act(id, 'not-spam');
  expect(again.deliveries.map(({ channel, state }) => [channel, state])).toContainEqual([
    `owner-email:${owner}`,
    'delivered',
  ]);
  await run([], minute);
  expect(toOwner()).toBe(1);
  await act(id, 'resend');
  await run([], minute);
  expect(toOwner()).toBe(2);
});

test('marked as no spam, a message goes to the channels that lack it, and without channels to none', async () => {
  const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
  const { act, configure, pauseQueue, receive, run, sqlite, toOwner } = start({ NOTIFY_EMAIL: owner, ...webhook });
  const posts = startHook(() => 204);
  pauseQueue(true);
  const id = await receive();
  sqlite.exec("UPDATE outbox SET state = 'delivered' WHERE channel = 'webhook'");
  pauseQueue(false);
  for (const action of ['spam', 'not-spam']) await act(id, action);
  await run([], minute);
  expect([posts.length, toOwner()]).toEqual([0, 1]);
  configure({ NOTIFY_EMAIL: '', DELIVERY_WEBHOOK_URL: '' });
  const unheard = await receive();
  for (const action of ['spam', 'not-spam']) expect((await act(unheard, action)).deliveries).toEqual([]);
});

test('retries or dismisses an undeliverable delivery', async () => {
  const { act, get, receive, run, sqlite, toOwner } = start();
  const id = await receive();
  const giveUp = async () => {
    sqlite.exec(`UPDATE outbox SET state = 'undeliverable', ended_at = 9, dismissed_at = NULL,
      answers = '[{"at":7,"status":422,"text":"no such field"}]' WHERE channel <> 'receipt'`);
    expect(await (await get(`${paths.messages}/${id}`)).json()).toMatchObject({
      undelivered: true,
      deliveries: [{ state: 'undeliverable', answers: [{ at: 7, status: 422, text: 'no such field' }] }, {}],
    });
  };
  await giveUp();
  expect(await act(id, 'retry')).toMatchObject({ history: [{ what: 'retry' }] });
  await run([], minute);
  expect(toOwner()).toBe(1);
  await giveUp();
  expect(await act(id, 'dismiss')).toMatchObject({ undelivered: false, deliveries: [{ dismissed: true }, {}] });
});

test('emails a confirmation to an address marked as no spam, once', async () => {
  const { act, mailsTo, post, run, signUp, sqlite, who } = start({ NOTIFY_EMAIL: owner, NEWSLETTER_CONFIRM: 'on' });
  await signUp('cleo@c.de');
  sqlite.exec('DELETE FROM outbox; DELETE FROM confirmation_limits; UPDATE subscribers SET spam = 1, asked_at = NULL');
  const id = 'newsletter:cleo@c.de';
  expect((await post(`${paths.messages}/${id}/spam`)).status).toBe(409);
  for (const _ of ['first', 'again'])
    expect(await act(id, 'not-spam')).toMatchObject({ state: 'done', confirmed: false });
  await run([], minute);
  expect(mailsTo('cleo@c.de')).toHaveLength(1);
  // The id contains the address.
  const audits = sqlite.prepare('SELECT who, what, message FROM desk_audit').all();
  expect(audits).toEqual([{ who, what: 'not-spam', message: null }]);
});

test('a test email returns the result of each address', async () => {
  const { post } = start();
  const answer = await post(paths.testEmail, { to: 'visitor@example.org' });
  expect(await answer.json()).toEqual({ results: [{ to: owner }, { to: 'visitor@example.org' }] });
  expect((await post(paths.testEmail, { to: '' })).status).toBe(400);
});
