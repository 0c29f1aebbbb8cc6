import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { freePort } from './address.ts';
import { copyProject, removeCopy, Script } from './project-copy.ts';

vi.setConfig({ testTimeout: 480_000 });

const folder = copyProject();
let script: Script;
afterEach(() => script.stop('SIGKILL'));
afterAll(() => removeCopy(folder));

test('npm start serves the last good state while an edit is broken', async () => {
  const repair = breakContent();
  script = new Script(folder, 'start.ts', '--port', String(await freePort()));
  const origin = await script.ready();
  const first = await textOf(`${origin}/about`);
  for (const text of [first, script.output]) {
    expect(text).toContain('content/pages/about.ts:');
    expect(text).toContain('There is no earlier site to show.');
  }
  expect(script.output).not.toContain('vite.config.ts');

  repair();
  await textOnce(`${origin}/about`, '<h1');
  expect(script.output.trim().split('\n').length).toBeLessThan(12);
  expect(await subscribe(origin)).toBe(201);

  const repairAgain = breakContent();
  const broken = await textOnce(`${origin}/about`, 'role="alert"');
  for (const text of [broken, script.output]) expect(text).toContain('content/pages/about.ts:');
  expect(broken).toContain('<h1');
  expect((await fetch(`${origin}/favicon.ico`)).status).toBe(200);

  repairAgain();
  await vi.waitFor(async () => expect(await textOf(`${origin}/about`)).not.toContain('role="alert"'), patience);
  expect(await script.stop()).toBe(0);
});

test('npm start reports a taken port and a wrong option before it builds', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, 'localhost');
  script = new Script(folder, 'start.ts', '--port', String(port));
  await script.exited;
  expect(script.output).toMatch(new RegExp(`^Port ${port} is in use by another program\\. .*\n$`));
  taken.close();
  script = new Script(folder, 'start.ts', '--prot', '9000');
  await script.exited;
  expect(script.output).toMatch(/^Unknown option '--prot'.* npm start -- --port 9000\n$/);
});

const patience = { timeout: 120_000, interval: 200 };

function breakContent() {
  const file = join(folder, 'content/pages/about.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `} ${text}`);
  return () => writeFileSync(file, text);
}

const textOf = async (url: string) => (await fetch(url)).text();

function textOnce(url: string, part: string) {
  return vi.waitFor(async () => {
    const text = await textOf(url);
    expect(text.includes(part), script.output).toBe(true);
    return text;
  }, patience);
}

async function subscribe(origin: string) {
  const { status } = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Origin: origin },
    body: JSON.stringify({ email: `ann@${new URL(site.origin).hostname}` }),
  });
  return status;
}
