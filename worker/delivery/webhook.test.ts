import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';
import { postWebhook } from './webhook.ts';

test('signs with both keys during rotation', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const keys = ['new', 'old'].map((name) => Buffer.from(name.padEnd(32, '.')).toString('base64'));
  const delivery = { event_id: 'one', type: 'contact.received', created_at: 0 } as Delivery;
  const message = { form: 'contact', payload: '{"message":"Hello"}' } as Message;
  await postWebhook(delivery, message, 'https://hook.test', keys.map((key) => `whsec_${key}`).join(' '));
  const { headers, body } = fetched.mock.calls[0]![1] as { headers: Record<string, string>; body: string };
  const signatures = keys.map((key) => {
    const signed = `one.${headers['webhook-timestamp']}.${body}`;
    return `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(signed).digest('base64')}`;
  });
  expect(headers['webhook-signature']).toBe(signatures.join(' '));
});
