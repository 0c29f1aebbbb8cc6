import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { alarms } from '#content/desk/health-alarms.ts';
import { site } from '#content/site.ts';
import { foreignNames } from './names.ts';
import { startCloudflare } from './test-cloudflare.ts';

vi.setConfig({ testTimeout: 400_000 });

/** The project with a domain of its own, and built already. */
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
for (const part of ['content', 'worker', 'package.json', 'wrangler.toml'])
  cpSync(part, join(folder, part), { recursive: true });
for (const part of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), part), join(folder, part));
change('content/site.ts', site.origin, 'https://www.brand.test');
const build = 'npm run -s build';
change('wrangler.toml', build, 'true');
change('wrangler.toml', 'DELIVERY_WEBHOOK_URL = ""', 'DELIVERY_WEBHOOK_URL = "https://hook.test"');
const configured = readFileSync(join(folder, 'wrangler.toml'), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
beforeEach(async () => {
  cloudflare = await startCloudflare();
});
afterEach(() => cloudflare.close());

test('a fresh account gets all that the site needs, in order; a second run harms nothing, and a rollback undoes it', async () => {
  writeFileSync(join(folder, '.gitignore'), '.wrangler\nnode_modules\ndist\n');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@brand.test', 'commit', '-qm', 'Raise prices');
  const hash = git('rev-parse', '--short=10', 'HEAD');
  const first = await deploy();
  expect(first.output).toContain('npx wrangler secret put DELIVERY_WEBHOOK_SECRET');
  expect(first.output).toMatch(/== Health of https:\/\/www\.brand\.test\nEvery check is ok\.\n\n== Done/);
  expect([first.code, cloudflare.unknown]).toEqual([0, []]);
  expect([...cloudflare.databases.keys()]).toEqual(['bamboost']);
  expect([...cloudflare.queues]).toEqual([
    ['bamboost-deliveries', ['bamboost']],
    ['bamboost-deliveries-dead', ['bamboost']],
  ]);
  expect([...cloudflare.workers.keys()]).toEqual(['bamboost']);
  expect(cloudflare.domains).toEqual(['www.brand.test', 'brand.test']);
  expect([cloudflare.versions[0]!.annotations['workers/message'], commit()]).toEqual([`${hash} Raise prices`, hash]);
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
  cloudflare.failing.delivery = 'receiver down: webhook';
  change('worker/log.ts', 'export function log', 'console.info("another build");\nexport function log');
  const second = await deploy();
  expect([second.code, cloudflare.unknown]).toEqual([1, []]);
  expect(second.output).toContain('It exists.');
  expect(second.output).toContain('Not committed:\n M worker/log.ts');
  expect(commit()).toBe(`${hash}-dirty`);
  expect(second.output).toContain(`delivery: receiver down: webhook\n    → ${alarms.delivery!.run}`);
  expect(second.output).toContain('npm run rollback goes back');
  const again = cloudflare.calls.slice(before);
  for (const call of ['POST /d1/database', 'POST /queues']) expect(again).not.toContain(call);
  expect(again).toContain('PUT /workers/scripts/bamboost');
  expect(database.prepare('SELECT email FROM subscribers').all()).toEqual([{ email: 'ann@example.org' }]);
  expect(readFileSync(join(folder, 'wrangler.toml'), 'utf8')).toBe(configured);

  delete cloudflare.failing.delivery;
  cloudflare.putSecret();
  const [good, bad, secret] = cloudflare.versions.map(({ id }) => id);
  const undone = await run(['worker/deploy/rollback.ts', '--yes']);
  expect([undone.code, cloudflare.versions.at(-1)!.id]).toEqual([0, good]);
  expect(undone.output).toMatch(
    new RegExp(`${secret}  secret  <- live\\n.*${bad}.*\\n.*${good}  ${hash} Raise prices  <- goes here`),
  );
  expect(undone.output).toContain('Every check is ok.');
  cloudflare.versions.splice(1);
  cloudflare.putSecret();
  const none = await run(['worker/deploy/rollback.ts', '--yes']);
  expect([none.code, cloudflare.versions.length]).toEqual([1, 2]);
  expect(none.output).toContain('No version with another build is known.');
});

test('a staging copy has a worker, data and queues of its own, and no domain; one that does not answer is named', async () => {
  const { code, output } = await run(['worker/deploy/deploy.ts', '--env', 'staging'], { HEALTH_SILENT: 'yes' });
  expect([...cloudflare.databases.keys()]).toEqual(['bamboost-staging']);
  expect([...cloudflare.queues.keys()]).toEqual(['bamboost-staging-deliveries', 'bamboost-staging-deliveries-dead']);
  expect([...cloudflare.workers.keys()]).toEqual(['bamboost-staging']);
  expect([cloudflare.domains, cloudflare.unknown]).toEqual([[], []]);
  expect(code).toBe(1);
  expect(output).toMatch(/https:\/\/.+\.workers\.dev\/api\/health does not answer as this release yet\./);
});

test('a broken build changes nothing', async () => {
  change('wrangler.toml', '|| true', '|| false');
  const { code } = await deploy('--env', 'staging');
  writeFileSync(join(folder, 'wrangler.toml'), configured);
  expect([code, cloudflare.calls, cloudflare.unknown]).toEqual([1, [], []]);
});

const home = { HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() };
test.each([
  ['an unknown environment', ['--env', 'prod'], {}, 'There is no environment prod: only staging exists.'],
  ['a flag before --', ['staging'], { npm_config_env: 'true' }, 'npm run deploy -- --env staging, with -- before'],
  ['a flag with = before --', [], { npm_config_env: 'staging' }, 'npm run deploy -- --env staging, with -- before'],
  ['a flag that does not exist', ['--all'], {}, "Unknown option '--all'"],
  ['no login', ['--env=staging'], { CLOUDFLARE_API_TOKEN: '', ...home }, 'You are not logged in.'],
  [
    'no network',
    ['--env=staging'],
    { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9/' },
    'Cloudflare cannot be reached.',
  ],
])('%s ends in a sentence before anything is touched', async (_, args, env, sentence) => {
  const { code, output } = await run(['worker/deploy/deploy.ts', ...args], env);
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n {4}at /);
});

test('a token without permission ends in a sentence', async () => {
  cloudflare.refusesToken = true;
  const { code, output } = await deploy('--env=staging');
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toContain('Cloudflare refuses the token.');
});

test('names of another brand are refused, and ready names them', async () => {
  change('wrangler.toml', 'name = "bamboost"', 'name = "cedar"');
  const { code, output } = await deploy();
  const ready = await run(['worker/deploy/ready.ts']);
  writeFileSync(join(folder, 'wrangler.toml'), configured);
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toContain(
    'bamboost, bamboost-deliveries, bamboost-deliveries-dead in wrangler.toml must begin with cedar',
  );
  expect(ready.output).toMatch(/wrangler\.toml:\d+ {2}bamboost-deliveries does not begin with cedar/);
  expect(ready.output).toContain('bamboost-staging does not begin with cedar-staging');
});

test('a wrong variable is named before anything is touched', async () => {
  change('wrangler.toml', 'NOTIFY_EMAIL = ""', 'NOTIFY_EMAIL = "nobody"');
  const { code, output } = await deploy();
  writeFileSync(join(folder, 'wrangler.toml'), configured);
  expect([code, cloudflare.calls]).toEqual([1, []]);
  expect(output).toContain('NOTIFY_EMAIL must be email addresses');
});

test('samples are named, and nothing is touched, unless the owner wants it anyway', async () => {
  const { code, output } = await run(['worker/deploy/deploy.ts']);
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
  for (const env of [undefined, 'staging'])
    expect(foreignNames(unstable_readConfig({ config: 'wrangler.toml', env }) as never)).toEqual([]);
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

const deploy = (...args: string[]) => run(['worker/deploy/deploy.ts', '--anyway', ...args]);

/** The commit that the live worker names. */
function commit(): string | undefined {
  const bindings = cloudflare.workers.get('bamboost')!.bindings as { name: string; text?: string }[];
  return bindings.find(({ name }) => name === 'COMMIT')?.text;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

async function run(args: string[], env: Record<string, string> = {}) {
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
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'test-fetch.mjs')}`,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}
