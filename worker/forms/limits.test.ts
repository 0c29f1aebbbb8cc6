import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { dayMs } from '#content/shared/dates/day.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api, type Receipt } from '#content/shared/http/api.ts';
import { floodNote, sendErrors } from '#content/shared/http/api-errors.ts';
import { hour, minute, start, startWorld } from '../delivery/test-world.ts';
import { startForms } from './test-forms.ts';

const contact = messageTo(contactForm);
const support = messageTo(supportForm);

/** After `sends` by network today. */
function startAfter(sends: Record<string, number>) {
  const site = startForms(startWorld({}));
  for (const [network, count] of Object.entries(sends))
    site.rows('INSERT INTO senders (network, day, sends) VALUES (?, ?, ?)', network, Math.floor(start / dayMs), count);
  const from = async (address: string) => site.post(api.contact, contact, { 'CF-Connecting-IP': address });
  return { ...site, from };
}

test('accepts 200 submissions a day from one address, all forms together, until midnight UTC (ASVS 2.4.1)', async () => {
  const { from, post, submit } = startAfter({ '192.0.2.8': 199 });
  const one = { 'CF-Connecting-IP': '192.0.2.8' };
  expect((await from('192.0.2.8')).status).toBe(201);
  for (const path of [api.support, api.newsletter]) {
    const late = await post(path, support, one);
    expect([late.status, late.headers.get('Retry-After')]).toEqual([429, String((12 * hour) / 1000)]);
    expect(await late.json()).toEqual({ error: sendErrors.tooManyToday });
  }
  expect((await submit(api.contact, contact, one)).status).toBe(429);
  expect((await post(api.contact, contact)).status).toBe(201);
  vi.setSystemTime(start + 12 * hour);
  expect((await from('192.0.2.8')).status).toBe(201);
});

test.each([
  ['/64', '2001:db8:1:a', 200, '2001:db8:1:a::9', '2001:db8:1:b::9'],
  ['/56', '2001:db8:1:a00/56', 400, '2001:db8:1:a01::9', '2001:db8:1:b00::9'],
  ['/48', '2001:db8:2/48', 2000, '2001:db8:2:c00::9', '2001:db8:3::9'],
])('rejects a %s at its limit, but not its neighbor', async (_, network, sends, inside, outside) => {
  const { from } = startAfter({ [network]: sends - 1 });
  const statuses = [];
  for (const address of [inside, inside, outside]) statuses.push((await from(address)).status);
  expect(statuses).toEqual([201, 429, 201]);
});

test('a rejected submission does not count for the larger networks', async () => {
  const { from, rows } = startAfter({ '2001:db8:4:a': 200, '2001:db8:4/48': 200 });
  expect((await from('2001:db8:4:a::1')).status).toBe(429);
  expect(rows("SELECT sends FROM senders WHERE network = '2001:db8:4/48'")).toEqual([{ sends: 200 }]);
});

test('stores submissions above 300 an hour as suspected spam', async () => {
  const { post, receive, rows } = startAfter({});
  vi.setSystemTime(start - hour - minute);
  for (let at = 0; at < 500; at++) await receive();
  vi.setSystemTime(start - minute);
  for (let at = 0; at < 299; at++) await receive();
  vi.setSystemTime(start);
  const send = async () => {
    const { id, note } = (await (await post(api.contact, contact)).json()) as Receipt;
    return [rows('SELECT spam FROM submissions WHERE id = ?', id)[0]!.spam, note];
  };
  expect([await send(), await send(), await send()]).toEqual([
    [0, undefined],
    [1, floodNote],
    [1, floodNote],
  ]);
  expect((await post(api.newsletter, { email: 'flood@example.org' })).status).toBe(201);
  expect(rows('SELECT spam, confirmed_at FROM subscribers')).toEqual([{ spam: 1, confirmed_at: null }]);
  vi.setSystemTime(start + hour + minute);
  expect(await send()).toEqual([0, undefined]);
});
