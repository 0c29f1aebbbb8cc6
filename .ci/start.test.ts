import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { about } from '#content/pages/about.ts';
import { site } from '#content/site.ts';

vi.setConfig({ testTimeout: 480_000 });

/** A copy of the project to edit. */
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const parts = ['.ci', 'content', 'web', 'worker', '.env', 'package.json', 'package-lock.json', 'tsconfig.json'];
for (const part of [...parts, 'vite.config.ts', 'wrangler.toml'])
  cpSync(part, join(folder, part), { recursive: true, filter: (file) => !/\/(e2e|tools)$/.test(file) });
symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

let child: ChildProcess;
let output = '';
afterEach(() => child.kill('SIGKILL'));

test('npm start serves what is edited, and the last good state while an edit is broken', async () => {
  edit('content/pages/about.ts', '', '} ');
  const origin = await start('.ci/start.ts', '--port', String(await freePort()));
  const first = await textOf(`${origin}/about`);
  for (const text of [first, output]) {
    expect(text).toContain('content/pages/about.ts:');
    expect(text).toContain('There is no earlier site to show.');
  }
  expect(output).not.toContain('vite.config.ts');

  edit('content/pages/about.ts', '} ', '');
  await saysOnce(`${origin}/about`, '<h1');
  expect(output.trim().split('\n').length).toBeLessThan(12);
  expect(await sendFrom(origin)).toBe(201);
  // The sweep runs without a cron.
  const sweep = async () => JSON.parse(await textOf(`${origin}/api/health`)).checks.sweep;
  await vi.waitFor(async () => expect(await sweep()).toHaveProperty('age'), { timeout: 60_000, interval: 1000 });

  const { heading } = about.hero;
  edit('content/pages/about.ts', heading, `Edited. ${heading}`);
  await saysOnce(`${origin}/about`, 'Edited.');
  expect(output).toMatch(/content\/pages\/about\.ts: shown after [\d.]+ s/);

  edit('content/pages/about.ts', '', '} ');
  const broken = await saysOnce(`${origin}/about`, 'role="alert"');
  for (const text of [broken, output]) expect(text).toContain('content/pages/about.ts:');
  expect(broken).toContain('Edited.');
  expect((await fetch(`${origin}/favicon.ico`)).status).toBe(200);

  edit('content/pages/about.ts', '} ', '');
  await vi.waitFor(async () => expect(await textOf(`${origin}/about`)).not.toContain('role="alert"'), patience);

  edit('worker/log.ts', '', "throw new Error('not today');\n");
  expect(await saysOnce(`${origin}/about`, 'role="alert"')).toContain('Edited.');
  edit('worker/log.ts', "throw new Error('not today');\n", '');

  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});

test('npm start names a port that is taken and a wrong option before it builds', async () => {
  const port = await freePort();
  const taken = createServer().listen(port, 'localhost');
  const refusal = await end('.ci/start.ts', '--port', String(port));
  expect(refusal).toMatch(new RegExp(`^Port ${port} is in use by another program\\. .*\n$`));
  taken.close();
  expect(await end('.ci/start.ts', '--prot', '9000')).toMatch(/^Unknown option '--prot'.* npm start -- --port 9000\n$/);
});

test('npm run dev takes forms from the address that its last line names', async () => {
  const port = String(await freePort());
  const origin = await start('node_modules/vite/bin/vite.js', '--port', port, '--strictPort');
  expect(origin).toBe(`http://localhost:${port}`);
  expect(output.match(/ready/gi)).toHaveLength(1);
  expect(await sendFrom(origin)).toBe(201);
  edit('worker/log.ts', '', '} ');
  const refusal = await saysOnce(`${origin}/api/health`, 'does not answer');
  expect(JSON.parse(refusal).error).toContain('worker/log.ts:');
  edit('worker/log.ts', '} ', '');
  await saysOnce(`${origin}/api/health`, '"status"');
});

const patience = { timeout: 120_000, interval: 200 };

/** Runs a script until it says where it is ready. */
async function start(...args: string[]) {
  output = '';
  child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += data));
  const ready = () => /^Ready on (\S+)$/m.exec(output) ?? expect.fail(output);
  return (await vi.waitFor(ready, patience))[1]!;
}

/** Runs a script to its end. Returns its output. */
async function end(...args: string[]) {
  output = '';
  child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += data));
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}

function edit(file: string, before: string, after: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(folder, file), text.replace(before, after));
}

const textOf = async (url: string) => (await fetch(url)).text();

/** What is at an address as soon as it contains a text. */
function saysOnce(url: string, text: string) {
  return vi.waitFor(async () => {
    const said = await textOf(url);
    expect(said.includes(text), output).toBe(true);
    return said;
  }, patience);
}

/** The status of a sign-up, as a browser sends it from a page of this origin. */
async function sendFrom(origin: string) {
  const { status } = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Origin: origin },
    body: JSON.stringify({ email: `ann@${new URL(site.origin).hostname}` }),
  });
  return status;
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
