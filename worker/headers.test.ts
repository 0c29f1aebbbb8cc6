import { expect, test } from 'vitest';
import { contentSecurityPolicy, embedHosts } from './headers.ts';
import { startServer } from './test-server.ts';

const { fetch } = startServer();

test('every answer has the security headers', async () => {
  for (const path of ['/', '/nowhere', '/about/', '/api/nowhere', '/api/health', '/favicon.svg']) {
    const { headers } = await fetch(path);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Request-Id')).toBeTruthy();
    expect(headers.get('X-Robots-Tag')).toBe(path.startsWith('/api/') ? 'noindex' : null);
  }
});

test('the name of a request is what Cloudflare calls it, and never markup', async () => {
  const name = async (ray: string) => (await fetch('/', { headers: { 'CF-Ray': ray } })).headers.get('X-Request-Id');
  expect(await name('8f2b6c1d0e9a7b35-PHX')).toBe('8f2b6c1d0e9a7b35-PHX');
  expect(await name('<b>8f2b</b>')).toMatch(/^[\da-f-]{36}$/);
});

test('pages and the API say how long they took', async () => {
  for (const path of ['/', '/nowhere', '/api/health', '/api/nowhere'])
    expect((await fetch(path)).headers.get('Server-Timing')).toMatch(/^worker;dur=[\d.]+$/);
  expect((await fetch('/favicon.svg')).headers.get('Server-Timing')).toBeNull();
});

test('the policy allows own scripts only and knows the inlined styles', async () => {
  const policy = directives((await fetch('/')).headers.get('Content-Security-Policy')!);
  expect(policy['script-src']).toBe("'self'");
  expect(policy['style-src-elem']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy['style-src-attr']).toBe("'unsafe-inline'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
});

test('the hosts of an embed reach the policy, unless it is off', () => {
  const hosts = embedHosts({
    chat: { hosts: ['https://chat.test'] },
    check: { hosts: ['https://check.test'], siteKey: '' },
    video: { hosts: ['https://video.test'], siteKey: 'key' },
  });
  expect(hosts).toEqual(['https://chat.test', 'https://video.test']);
  const policy = directives(contentSecurityPolicy({ hosts, frame: true, secure: true }));
  expect(policy['script-src']).toBe("'self' https://chat.test https://video.test");
  expect(policy['connect-src']).toBe("'self' https://chat.test https://video.test");
  expect(policy['frame-src']).toBe("'self' https://chat.test https://video.test");
  expect(policy['frame-ancestors']).toBe("'self'");
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}
