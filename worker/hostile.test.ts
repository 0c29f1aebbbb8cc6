import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { desk as paths } from '#content/shared/desk/desk-api.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import type { Message } from './db/message.ts';
import { desk } from './desk/routes.ts';
import { startSite } from './test-site.ts';

vi.mock('../content/changelog.xml', () => ({ default: '' }));

const { site: server, db } = await startSite();
const url = await server.ready;

const evil = 'evil.test';
const refused = 'refused';

test.each([
  [404, 'another host', `//${evil}/ //${evil}/about /\\${evil} /\\${evil}/about/ /%5c%5c${evil} /%2f%2f${evil}/`],
  [404, 'a disguised host', `/%09/${evil}/ /${evil}:80/about /about/@${evil}/ /https:/${evil}/about/`],
  [404, 'NUL', '/%00 /about%00 /about.html%00.png /favicon.svg%00'],
  [404, 'folders above', '/%2e%2e/%2e%2e/etc/passwd /..%2f..%2fwrangler.toml /..%5c..%5cwrangler.toml'],
  [
    404,
    'disguised folders above',
    '/assets/..%2f..%2f..%2fpackage.json /%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd /%e0%80%af',
  ],
  [404, 'broken encoding', '/% /%zz.js /%E0%A4%A.css'],
  [404, 'files of the project', '/.git/config /.dev.vars /wrangler.toml /_headers'],
  [404, 'folders', '/assets/ /embeds/ /about;.js'],
  [404, 'long paths', `/${'a'.repeat(20_000)} /${'a/'.repeat(10_000)} /${'%2e%2e/'.repeat(2_000)}x.js`],
  [404, 'a long token', `${api.unsubscribe}?token=%00${'%ff'.repeat(2_000)}`],
  [200, 'long queries', `/?${'a=b&'.repeat(5_000)} /changelog?q=${'%'.repeat(5_000)}&show=1e99&category=%00`],
  [200, 'odd queries', '/changelog?show=-1&show=NaN&category=__proto__ /about?__proto__[x]=1&constructor=2'],
  [refused, 'raw characters', `\\\\${evil} /\0 /about\t /\xff\xfe`],
])('answers %s to %s (ASVS 13.4.1, 13.4.3)', async (status, _, targets) => {
  for (const target of targets.split(' ')) {
    const answer = await get(target);
    expect.soft([short(target), answer.status, answer.header('Location')]).toEqual([short(target), status, undefined]);
  }
});

test('unknown API paths answer 404 as JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/health/x']) {
    const answer = await send(request('POST', path));
    expect([path, answer.status, JSON.parse(answer.body)]).toEqual([path, 404, { error: callErrors.unknown }]);
  }
});

test('redirects stay on this host (ASVS 3.7.2)', async () => {
  for (const [target, location] of [
    [`//${evil}/%2e%2e`, '/'],
    ['/about/../../../contact/', '/contact'],
    ['/about/%2e%2e/contact/', '/contact'],
    [`//about?x=//${evil}`, `/about?x=//${evil}`],
    ['/%2fabout', '/about'],
    ['/about%2f', '/about'],
    ['/about/?x=%0d%0aSet-Cookie:a=b', '/about?x=%0d%0aSet-Cookie:a=b'],
    [`/about/?${'x'.repeat(20_000)}`, `/about?${'x'.repeat(20_000)}`],
  ] as const) {
    const answer = await get(target);
    expect.soft([short(target), answer.status, answer.header('Location')]).toEqual([short(target), 308, location]);
    expect.soft(answer.header('Set-Cookie')).toBeUndefined();
  }
});

test('no redirect uses the Host header', async () => {
  for (const host of [evil, `${evil}:8080`, `user@${evil}`, '..', 'a'.repeat(5_000)]) {
    for (const path of ['/about/', '/about', `//${evil}`]) {
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect.soft([answer.status, answer.header('Location')]).toEqual([308, site.origin + path]);
    }
  }
  for (const host of ['', 'Host:\r\n', 'Host: a b\r\n', `Host: ${evil}:99999\r\n`, `Host: a\r\nHost: ${evil}\r\n`]) {
    const answer = await send(`GET /about/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect.soft([host, answer.status, answer.header('Location')]).toEqual([host, refused, undefined]);
  }
});

test.each(['TRACE', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE'])(
  '%s is not allowed anywhere (ASVS 4.1.4, 13.4.4)',
  async (method) => {
    for (const [path, allow] of [
      ['/', 'GET, HEAD'],
      ['/changelog', 'GET, HEAD'],
      [site.favicon, undefined],
      [api.feed, 'GET, HEAD'],
      [api.health, 'GET, HEAD'],
      ['/no-such-page', 'GET, HEAD'],
      [api.newsletter, 'POST'],
      [api.contact, 'POST'],
      [api.support, 'POST'],
      [api.unsubscribe, 'GET, HEAD, POST'],
    ]) {
      if (allow?.includes(method)) continue;
      const answer = await send(request(method, path!, 'X-Secret: seen\r\n'));
      expect([path, answer.status, answer.header('Allow')]).toEqual([path, 405, allow]);
      expect(answer.text).not.toContain('seen');
    }
  },
);

test('rejects unknown methods and ignores method override headers', async () => {
  for (const method of ['FOO', 'get', 'CONNECT', 'G\0T', ''])
    for (const path of ['/', api.contact]) expect.soft((await send(request(method, path))).status).toBe(refused);
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
    expect.soft((await get('/about', `${name}: DELETE\r\n`)).status).toBe(200);
    expect.soft((await get(api.contact, `${name}: POST\r\n`)).status).toBe(405);
  }
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  expect((await send(request('POST', '/about', form, '_method=GET'))).status).toBe(405);
});

test('ignores or rejects malformed headers', async () => {
  const paths = ['/about', '/changelog', site.favicon, api.feed, api.health];
  for (const [header, status] of [
    ['Accept-Encoding: *', 200],
    ['Accept-Encoding: gzip;q=0.0001, br;q=0', 200],
    ['Accept-Encoding: \xff,,;;q=q', 200],
    ['Accept-Encoding: identity;q=0', refused],
    ['Accept: \xff/\xff;q=', 200],
    ['Accept: text/markdown;q=NaN, */*;q=-1', 200],
    ['If-None-Match: "', 200],
    [`If-None-Match: ${'"a",'.repeat(2_000)}`, 200],
    ['If-Modified-Since: yesterday', 200],
    ['If-Match: "other"', 200],
    ['Range: bytes=0-1', 200],
    ['Range: bytes=-', 200],
    [`Range: bytes=${'0-1,'.repeat(1_000)}0-1`, 200],
    ['Expect: nonsense', 200],
    ['Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x', 200],
    ['Upgrade: h2c\r\nHTTP2-Settings: x', 200],
    [`X: ${'x'.repeat(70_000)}`, 200],
    [Array.from({ length: 500 }, (_, n) => `X-${n}: x`).join('\r\n'), 200],
    ['CF-Ray: <script>', 200],
    [`Cookie: ${'a=b; '.repeat(2_000)}`, 200],
    ['X: a\0b', refused],
    ['no colon', refused],
    ['X : a', refused],
    ['X: a\r\n folded', refused],
  ] as const) {
    for (const path of paths) {
      const answer = await get(path, `${header}\r\n`);
      expect.soft([short(header), path, answer.status]).toEqual([short(header), path, status]);
    }
  }
});

// Proxy headers, which visitors can send too.
const proxyHeaders = [
  `X-Forwarded-Host: ${evil}`,
  `X-Forwarded-Server: ${evil}`,
  'X-Forwarded-Proto: ftp',
  'X-Forwarded-Scheme: http',
  'X-Forwarded-Port: 4443',
  `X-Forwarded-Prefix: //${evil}`,
  `X-Forwarded-For: ${evil}`,
  `X-Host: ${evil}`,
  `X-Original-Host: ${evil}`,
  `X-Real-IP: ${evil}`,
  `Forwarded: for=${evil};host=${evil};proto=ftp`,
  `X-Original-URL: /${evil}`,
  `X-Rewrite-URL: /${evil}`,
  `Origin: https://${evil}`,
  `Referer: https://${evil}/about`,
  `Via: 1.1 ${evil}`,
];
test.each(['/', '/about/', '/changelog', '/changelog.md', '/no-such-page', site.favicon, api.feed, '/api/nowhere'])(
  '%s ignores proxy headers (ASVS 4.1.3)',
  async (path) => {
    const plain = await get(path);
    for (const header of [...(path === '/about/' ? proxyHeaders : []), proxyHeaders.join('\r\n')]) {
      const answer = await get(path, `${header}\r\n`);
      expect([header, answer.status]).toEqual([header, plain.status]);
      expect(answer.header('Location')).toBe(plain.header('Location'));
      expect(answer.header('ETag')).toBe(plain.header('ETag'));
      expect(answer.text).not.toContain(evil);
      expect(answer.body).toBe(plain.body);
    }
  },
);

describe('a body', () => {
  const json = 'Content-Type: application/json\r\n';
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const multipart = 'Content-Type: multipart/form-data; boundary=x\r\n';
  const part = (head: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n--x--\r\n`;
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const values = messageTo(contactForm);

  test.each<[string, string, string, number]>([
    ['empty JSON', json, '', 400],
    ['an empty form', form, '', 422],
    ['an empty multipart form', multipart, '', 400],
    ['half a multipart form', multipart, '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', 400],
    ['a multipart form without boundary', 'Content-Type: multipart/form-data\r\n', part('name="email"', 'a'), 400],
    ['a file for a field', multipart, part('name="email"; filename="a.exe"', 'MZ'), 422],
    ['a field without a name', multipart, part('filename="a"', 'b'), 400],
    ['a field named like a prototype', form, '__proto__=a&__proto__[email]=b&constructor=c&toString=d', 422],
    ['a form that is not UTF-8', form, 'email=%ff%fe&firstName=\xff', 422],
    ['a form with NUL', form, 'email=a%00@b.c&message=%00', 422],
    ['a form in brackets', form, 'email[]=a@b.c&email[x]=a@b.c', 422],
    ['a form of thousands of fields', form, 'a=b&'.repeat(16_000), 422],
    ['JSON that is not UTF-8', json, '{"email":"\xff"}', 400],
    ['JSON in UTF-16', json, Buffer.from('{"email":"a"}', 'utf16le').toString('latin1'), 400],
    ['JSON with a byte order mark', json, '\xef\xbb\xbf{}', 422],
    ['JSON with NUL', json, '{"email":"a"}\0', 400],
    ['JSON twice', json, '{}{}', 400],
    ['deep JSON', json, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['a huge number', json, `{"elapsed":${'9'.repeat(60_000)}}`, 422],
    ['too much', json, `"${'x'.repeat(70_000)}"`, 413],
    ['far too much', json, 'x'.repeat(10_000_000), 413],
  ])('%s gets its status', async (_, headers, body, status) => {
    const answer = await send(request('POST', api.contact, headers, body));
    expect(answer.status).toBe(status);
  });

  test.each([
    ['in pieces', `${json}${chunked}`, '2\r\n{}\r\n0\r\n\r\n', 422],
    ['in too many pieces', `${json}${chunked}`, `${`64\r\n${'x'.repeat(100)}\r\n`.repeat(1_000)}0\r\n\r\n`, 413],
    ['in wrong pieces', `${json}${chunked}`, 'zz\r\n{}\r\n0\r\n\r\n', 400],
    ['of two lengths', `${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}', refused],
    ['of no length', `${json}Content-Length: -1\r\n`, '{}', refused],
    ['of a length and in pieces', `${json}Content-Length: 2\r\n${chunked}`, '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n', 400],
  ])('%s gets one response (ASVS 4.2.1)', async (_, headers, body, status) => {
    const head = `POST ${api.contact} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
    const answer = await send(head + body);
    expect(answer.status).toBe(status);
    expect(answer.text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  test('cut off gets 400 or a closed connection', async () => {
    for (const headers of [`${json}Content-Length: 1000\r\n`, `${json}${chunked}`]) {
      const head = `POST ${api.contact} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
      const answer = await send(`${head}5\r\n{"a":`, { thenClose: true });
      expect([refused, 400]).toContain(answer.status);
    }
  });

  test.each(['elapsed', 'agree', 'email', 'message'])('with a %s of any type gets 201 or 422', async (field) => {
    for (const value of [null, 0, -1e308, true, [], [[]], {}, { toString: 1, valueOf: 1 }, '', 'x']) {
      const body = JSON.stringify({ ...values, [field]: value });
      const answer = await send(request('POST', api.contact, json, body));
      expect([201, 422]).toContain(answer.status);
    }
  });

  test('takes the last of two values and ignores unknown fields (ASVS 15.3.3, 15.3.6, 15.3.7)', async () => {
    const foreign = { id: 'mine', idempotency_key: 'mine', spam: 1, received_at: 0, done_at: 1 };
    const first = JSON.stringify({ ...foreign, ...values, email: 'first@example.org' }).slice(1, -1);
    const body = `{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},${first},"email":"last@example.org"}`;
    const answer = await send(request('POST', `${api.contact}?email=query@example.org`, json, body));
    expect(answer.status).toBe(201);
    const rows = db.prepare("SELECT * FROM submissions WHERE email = 'last@example.org'");
    const { id, payload, idempotency_key, received_at, ...row } = (await rows.first<Message>())!;
    expect(JSON.parse(payload)).toEqual({ ...values, email: 'last@example.org', phone: '', company: '' });
    expect([id, idempotency_key]).not.toContain('mine');
    expect(received_at).toBeGreaterThan(0);
    expect(row).toMatchObject({ spam: 0, done_at: null });
  });
});

describe('without Access', () => {
  const hosts = { 'CF-Ray': '8f0-VIE' };
  const fetchLocal = (path: string, init = {}) =>
    server.dispatchFetch(`http://localhost${path}`, { redirect: 'manual', headers: hosts, ...init });
  const seen = async (path: string, init = {}) => {
    const { status, headers, body } = await fetchLocal(path, init);
    const varies = ['x-request-id', 'server-timing', 'date'];
    return [status, await new Response(body as never).text(), [...headers].filter(([name]) => !varies.includes(name))];
  };

  test('the desk cannot be told from a path that does not exist', async () => {
    const [script] = (await readdir('dist/client/desk/assets')).filter((name) => name.endsWith('.js'));
    const files = [`assets/${script}`, 'licenses.txt', 'index.html', ''];
    const [unknownPage, unknownCall] = [await seen('/nothing'), await seen('/api/nothing')];
    for (const path of [paths.page, ...files.map((file) => `/desk/${file}`)])
      expect([path, await seen(path)]).toEqual([path, unknownPage]);
    for (const folder of ['//desk/', '/%64esk/', '/desk%2F', '/desk//', '/Desk/'])
      for (const path of files.map((file) => folder + file))
        expect([path, (await fetchLocal(path, { redirect: 'follow' })).status]).toEqual([path, 404]);
    for (const { method, path } of desk.routes.filter(({ path }) => path.startsWith('/api/') && !path.includes('*'))) {
      const target = path.replace(':id', 'one').replace(/:action\{(\w+).*\}/, '$1');
      for (const init of [{ method }, { method: 'PUT' }])
        expect([target, await seen(target, init)]).toEqual([target, unknownCall]);
    }
    expect(unknownCall[1]).toContain(callErrors.unknown);
  });

  test('the desk is open on localhost only', async () => {
    const statusAt = async (host: string, headers = {}) =>
      (await server.dispatchFetch(host + paths.messages, { redirect: 'manual', headers })).status;
    for (const host of ['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787']) {
      expect([host, await statusAt(host)]).toEqual([host, 200]);
      // Deployed workers always see a CF-Ray.
      expect([host, await statusAt(host, hosts)]).toEqual([host, 404]);
    }
    for (const host of [site.origin, 'http://192.0.2.1', 'http://desk.localhost', 'http://127.0.0.2'])
      expect([host, await statusAt(host, { Host: 'localhost', 'X-Forwarded-Host': 'localhost' })]).toEqual([host, 404]);
  });
});

// Slow machines take minutes.
test('answers 400 requests, 50 at a time', { tags: ['slow'], timeout: 600_000 }, async () => {
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const kinds: [string, number, RequestInit?][] = [
    ['/', 200],
    ['/features/crm', 200],
    ['/changelog?q=a', 200],
    ['/about/', 308],
    ['/no-such-page', 404],
    [api.feed, 200],
    [api.health, 200],
    ['/api/nowhere', 404],
    [api.newsletter, 201, post({ email: 'ann@example.org' })],
    [api.contact, 201, post(messageTo(contactForm))],
    [api.support, 422, post({ email: 'ann@example.org' })],
  ];
  if (site.film) kinds.push(['/video/demo.mp4', 206, { headers: { Range: 'bytes=0-999' } }]);
  let count = 0;
  const answers = new Map<string, number>();
  const visitor = async () => {
    while (count < 400) {
      const [path, expected, init] = kinds[count++ % kinds.length]!;
      // Stays below the rate limit.
      const headers = { ...init?.headers, 'CF-Connecting-IP': `visitor ${count}` };
      const answer = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
      await answer.arrayBuffer();
      const outcome = answer.status === expected ? 'as expected' : `${path}: ${answer.status}`;
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 50 }, visitor));
  expect(Object.fromEntries(answers)).toEqual({ 'as expected': 400 });
});

test('is healthy after all of the above', async () => {
  const answer = await get(api.health);
  expect([answer.status, answer.header('Cache-Control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(answer.body)).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\w+$/),
    release: expect.any(String),
    checks: {
      database: { ok: true, ms: expect.any(Number) },
      sweep: { ok: true, ms: expect.any(Number), state: 'pending' },
      delivery: { ok: true, ms: expect.any(Number) },
      queue: { ok: true, ms: expect.any(Number) },
      feed: { ok: true, ms: expect.any(Number), state: 'fresh', age: 0 },
    },
  });
  expect((await send(request('HEAD', api.health))).status).toBe(200);
});

const get = (target: string, headers = '') => send(request('GET', target, headers));

const short = (text: string) => text.slice(0, 60);

let visitors = 0;

function request(method: string, target: string, headers = '', body?: string) {
  const length = body === undefined ? '' : `Content-Length: ${body.length}\r\n`;
  const visitor = `CF-Connecting-IP: 192.0.2.${++visitors}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: close\r\n${visitor}${length}${headers}\r\n${body ?? ''}`;
}

const pieceLength = 65_536;

/** Reads until the server closes, at most 10 s. `refused`: the response isn't the site's. */
async function send(bytes: string, { thenClose = false } = {}) {
  let text = '';
  const socket = connect(Number(url.port), url.hostname);
  const closed = new Promise<void>((resolve, reject) => {
    socket.setTimeout(10_000, () => {
      socket.destroy();
      reject(new Error(`no answer to ${bytes.slice(0, 200)}`));
    });
    socket.on('close', () => resolve());
  });
  socket.on('error', () => {});
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  // In pieces: a write to a closed connection would lose the answer that came before.
  for (let at = 0; at < bytes.length && !text; at += pieceLength) {
    socket.write(bytes.slice(at, at + pieceLength), 'latin1');
    await setImmediate();
  }
  if (thenClose) socket.end();
  await closed;
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const header = (name: string) => new RegExp(`^${name}: (.*)`, 'im').exec(head)?.[1]?.trim();
  const status = header('Strict-Transport-Security') ? Number(head.split(' ')[1]) : refused;
  return { status, header, text, body: text.slice(end + 4) };
}
