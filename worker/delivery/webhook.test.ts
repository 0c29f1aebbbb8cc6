import { createHmac } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { referenceOf } from '#content/forms/emails.ts';
import { startUpstream } from '../changelog/test-upstream.ts';
import { start, startWorld } from './test-world.ts';

const hook = await startUpstream();
afterAll(() => hook.close());

async function attempt() {
  hook.requests.length = 0;
  const world = startWorld({ DELIVERY_WEBHOOK_URL: hook.url });
  const id = await world.receive();
  await world.attempt(id);
  const { state, answers } = world.deliveries(id).webhook;
  return { state, answers: JSON.parse(answers), requests: hook.requests.length };
}

const trace = `<h1>stack trace</h1>${'x'.repeat(5000)}`;
test.each<[string, typeof hook.answer, object]>([
  ['fails', (_, response) => response.writeHead(500).end(trace), { status: 500, text: trace.slice(0, 500) }],
  ['redirects', (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end(), { status: 302, text: '' }],
  ['is no web server', (_, response) => response.socket!.end('this is not HTTP\r\n\r\n'), { text: 'fetch failed' }],
  ['drops the connection', (_, response) => response.destroy(), { text: 'fetch failed' }],
])('keeps the answer of a webhook that %s', async (_, answer, kept) => {
  hook.answer = answer;
  const answers = [{ at: expect.any(Number), ...kept }];
  expect(await attempt()).toEqual({ state: 'waiting', answers, requests: 1 });
});

test('an attempt ends after fifteen seconds', async () => {
  hook.answer = () => {};
  const soon = AbortSignal.timeout.bind(AbortSignal, 50);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(soon);
  const { state, answers } = await attempt();
  expect([state, answers[0].text]).toEqual(['waiting', expect.stringContaining('timeout')]);
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test('posts the message, signed with both keys during rotation', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"no'));
  const keys = ['new', 'old'].map((name) => Buffer.from(name.padEnd(32, '.')).toString('base64'));
  const world = startWorld({
    DELIVERY_WEBHOOK_URL: hook.url,
    DELIVERY_WEBHOOK_SECRET: keys.map((key) => `whsec_${key}`).join(' '),
  });
  const id = await world.receive();
  await world.attempt(id);
  expect(world.deliveries(id).webhook).toMatchObject({ state: 'delivered', attempts: 1, answers: '[]' });
  const { headers, body } = fetched.mock.calls[0]![1] as { headers: Record<string, string>; body: string };
  const timestamp = String(start / 1000);
  expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': timestamp });
  const signatures = keys.map((key) => {
    const hmac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  expect(headers['webhook-signature']).toBe(signatures.join(' '));
  const at = new Date(start).toISOString();
  const sent = { firstName: 'Ann', lastName: 'Lee', email: 'a@b.c', message: 'Hello there' };
  const data = { id, reference: referenceOf(id), form: 'contact', receivedAt: at, ...sent, source: {} };
  expect(JSON.parse(body)).toEqual({ type: 'contact.received', timestamp: at, data });
});
