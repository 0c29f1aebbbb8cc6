import { afterEach, expect, test, vi } from 'vitest';
import { FeedError } from './feed-error.ts';
import { isPublic, requestFeed } from './request-feed.ts';

afterEach(() => vi.unstubAllGlobals());

/** Each host redirects to the next of `locations`; the last one sends a feed. */
async function request(...locations: (string | null)[]) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const location = locations[requested.length - 1];
    if (location === undefined) return new Response('<rss/>');
    return new Response(null, {
      status: requested.length % 2 ? 301 : 308,
      ...(location && { headers: { Location: location } }),
    });
  });
  const { movedTo, response } = await requestFeed('http://blog.test/feed', new Headers());
  return { requested, movedTo, status: response.status };
}

test.each([
  [[], undefined],
  [['https://blog.test/feed'], 'https://blog.test/feed'],
  [['/feed/'], 'http://blog.test/feed/'],
  [['//www.blog.test/feed#top'], 'http://www.blog.test/feed'],
  [['https://blog.test/feed', '/feed/?a=1'], 'https://blog.test/feed/?a=1'],
])('follows the redirects %o', async (locations, movedTo) => {
  const answer = await request(...locations);
  expect(answer).toMatchObject({ status: 200, movedTo });
  expect(answer.requested).toHaveLength(locations.length + 1);
});

test.each<[(string | null)[], string]>([
  [['/a', '/b', '/c'], 'more than 2 redirects, the last to http://blog.test/c'],
  [['/feed', '/feed', '/feed'], 'more than 2 redirects, the last to http://blog.test/feed'],
  [[null], 'answered 301 without a new address'],
  [['https://'], 'answered 301 without a new address'],
  [['file:///etc/passwd'], 'redirected to file:///etc/passwd, which is not a public web address'],
  [['/a', 'http://169.254.169.254/x'], 'redirected to http://169.254.169.254/x, which is not a public web address'],
])('rejects the redirects %o with a reason', async (locations, reason) => {
  await expect(request(...locations)).rejects.toThrow(new FeedError(reason));
});

test.each([
  ['names', true, 'http://blog.test https://blog.test:8443/feed https://10.example.test'],
  ['public addresses', true, 'https://8.8.8.8 https://172.32.0.1 https://100.128.0.1 https://192.0.3.1'],
  ['public IPv6', true, 'https://[2606:4700::1111]'],
  ['other schemes', false, 'ftp://blog.test data:text/xml,x'],
  ['names without a domain', false, 'http://localhost http://localhost. http://intranet/feed'],
  ['this machine', false, 'http://127.0.0.1 http://127.0.0.1. http://0.0.0.0 http://[::1] http://[::]'],
  ['this machine in disguise', false, 'http://2130706433 http://0x7f.1 http://0177.0.0.1 http://１２７.0.0.1'],
  ['private networks', false, 'http://10.1.2.3 http://172.16.0.1 http://172.31.255.255 http://192.168.1.1'],
  ['link-local addresses', false, 'http://169.254.169.254 http://[fe80::1]'],
  ['reserved addresses', false, 'http://192.0.0.1 http://100.64.0.1 http://198.18.0.1 http://[fd00::1]'],
  ['multicast and broadcast', false, 'http://224.0.0.1 http://255.255.255.255 http://[ff02::1]'],
  ['IPv4 in IPv6', false, 'http://[::ffff:127.0.0.1] http://[::ffff:8.8.8.8] http://[64:ff9b::7f00:1]'],
  ['tunnels', false, 'http://[2002:7f00:1::] http://[2001::1]'],
])('%s are public: %s', (_, expected, addresses) => {
  for (const address of addresses.split(' '))
    expect([address, isPublic(new URL(address))]).toEqual([address, expected]);
});
