import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { site } from '#content/site.ts';
import { startCloudflare } from './test-cloudflare.ts';

vi.setConfig({ testTimeout: 180_000 });

/** The project with a domain of its own, and built already. */
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
for (const part of ['content', 'worker', 'package.json', 'wrangler.toml'])
  cpSync(part, join(folder, part), { recursive: true });
for (const part of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), part), join(folder, part));
change('content/site.ts', site.origin, 'https://www.brand.test');
change('wrangler.toml', 'npm run -s build --ignore-scripts', 'true');
change('wrangler.toml', 'DELIVERY_WEBHOOK_URL = ""', 'DELIVERY_WEBHOOK_URL = "https://hook.test"');
const configured = readFileSync(join(folder, 'wrangler.toml'), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
beforeEach(async () => {
  cloudflare = await startCloudflare();
});
afterEach(() => cloudflare.close());

test('a fresh account gets all that the site needs, in order, a second run harms nothing, and a rollback undoes it', async () => {
  const first = await deploy();
  expect(first.output).toContain('npx wrangler secret put DELIVERY_WEBHOOK_SECRET');
  expect([first.code, cloudflare.unknown]).toEqual([0, []]);
  expect([...cloudflare.databases.keys()]).toEqual(['bamboost']);
  expect([...cloudflare.queues]).toEqual([
    ['bamboost-deliveries', ['bamboost']],
    ['bamboost-deliveries-dead', ['bamboost']],
  ]);
  expect([...cloudflare.workers.keys()]).toEqual(['bamboost']);
  expect(cloudflare.domains).toEqual(['www.brand.test', 'brand.test']);
  const [made, migrated, brought] = [
    'POST /d1/database',
    'POST /d1/database/id-bamboost/query',
    'PUT /workers/scripts/bamboost',
  ].map((call) => cloudflare.calls.indexOf(call));
  expect(made).toBeGreaterThanOrEqual(0);
  expect(migrated).toBeGreaterThan(made!);
  expect(brought).toBeGreaterThan(cloudflare.calls.lastIndexOf('POST /d1/database/id-bamboost/query'));

  const database = cloudflare.databases.get('bamboost')!;
  const insert = "INSERT INTO subscribers (email, token, subscribed_at) VALUES ('ann@example.org', 'token', 1)";
  database.exec(insert);
  const before = cloudflare.calls.length;
  const second = await deploy();
  expect(second.output).toContain('It exists.');
  expect([second.code, cloudflare.unknown]).toEqual([0, []]);
  const again = cloudflare.calls.slice(before);
  for (const call of ['POST /d1/database', 'POST /queues']) expect(again).not.toContain(call);
  expect(again).toContain('PUT /workers/scripts/bamboost');
  expect(database.prepare('SELECT email FROM subscribers').all()).toEqual([{ email: 'ann@example.org' }]);
  expect(readFileSync(join(folder, 'wrangler.toml'), 'utf8')).toBe(configured);

  const [earlier] = cloudflare.versions;
  expect(await run('node_modules/wrangler/bin/wrangler.js', 'rollback', '--yes')).toMatchObject({ code: 0 });
  expect([cloudflare.versions.length, cloudflare.versions.at(-1)]).toEqual([3, earlier]);
});

test('a staging copy has a worker, data and queues of its own, and no domain', async () => {
  expect((await deploy('--env', 'staging')).code).toBe(0);
  expect([...cloudflare.databases.keys()]).toEqual(['bamboost-staging']);
  expect([...cloudflare.queues.keys()]).toEqual(['bamboost-staging-deliveries', 'bamboost-staging-deliveries-dead']);
  expect([...cloudflare.workers.keys()]).toEqual(['bamboost-staging']);
  expect(cloudflare.domains).toEqual([]);
});

test('a wrong variable is named before anything is touched', async () => {
  change('wrangler.toml', 'NOTIFY_EMAIL = ""', 'NOTIFY_EMAIL = "nobody"');
  const { code, output } = await deploy();
  writeFileSync(join(folder, 'wrangler.toml'), configured);
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toContain('NOTIFY_EMAIL must be an email address');
});

test('samples are named, and nothing is touched, unless the owner wants it anyway', async () => {
  const { code, output } = await run('worker/deploy/deploy.ts');
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toMatch(/content\/site\.ts:\d+ {2}site\.origin /);
  expect(output).toContain('npx wrangler secret put DELIVERY_WEBHOOK_SECRET');
  expect(output).toContain('npm run deploy -- --anyway');
});

test('the copy differs from the site in names and settings alone', () => {
  const [top, staging] = [undefined, 'staging'].map((env) => unstable_readConfig({ config: 'wrangler.toml', env }));
  const { vars, ...expected } = JSON.parse(JSON.stringify(bindings(top!)).replaceAll(top!.name!, staging!.name!));
  const { vars: stagingVars, ...actual } = bindings(staging!);
  expected.ratelimits[0].namespace_id = actual.ratelimits[0]!.namespace_id;
  expect(actual).toEqual(expected);
  expect(Object.keys(stagingVars)).toEqual(['STAGING', ...Object.keys(vars)]);
  expect(staging!.name).not.toBe(top!.name);
  expect(actual.ratelimits).not.toEqual(top!.ratelimits);
});

test('no name can be that of another brand in the account', () => {
  const { name, d1_databases, queues } = unstable_readConfig({ config: 'wrangler.toml' });
  const made = [...d1_databases, ...queues.producers!] as { database_name?: string; queue?: string }[];
  for (const { database_name, queue } of made) expect(database_name ?? queue).toMatch(new RegExp(`^${name}(-|$)`));
});

type Config = ReturnType<typeof unstable_readConfig>;
function bindings({ vars, d1_databases, durable_objects, queues, ratelimits, send_email, version_metadata }: Config) {
  return { vars, d1_databases, durable_objects, queues, ratelimits, send_email, version_metadata };
}

function change(file: string, before: string, after: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(folder, file), text.replace(before, after));
}

const deploy = (...args: string[]) => run('worker/deploy/deploy.ts', '--anyway', ...args);

async function run(...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: 'token',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG: 'log',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}
