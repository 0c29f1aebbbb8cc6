import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { foreignNames } from './names.ts';
import { startProject } from './test-project.ts';

vi.setConfig({ testTimeout: 400_000 });

const { change, cloudflare, deploy, restoreConfig, run } = startProject();

test('staging has its own worker, data and queues, and no domain; reports one that does not respond', async () => {
  const { code, output } = await run(['worker/deploy/deploy.ts', '--env', 'staging'], { HEALTH_SILENT: 'yes' });
  expect([...cloudflare().databases.keys()]).toEqual(['bamboost-staging']);
  expect([...cloudflare().queues.keys()]).toEqual(['bamboost-staging-deliveries', 'bamboost-staging-deliveries-dead']);
  expect([...cloudflare().workers.keys()]).toEqual(['bamboost-staging']);
  expect([cloudflare().domains, cloudflare().unknown]).toEqual([[], []]);
  expect(code).toBe(1);
  expect(output).toMatch(/https:\/\/.+\.workers\.dev\/api\/health does not answer as this release yet\./);
});

test('a broken build changes nothing', async () => {
  change('wrangler.toml', '|| true', '|| false');
  const { code } = await deploy('--env', 'staging');
  restoreConfig();
  expect([code, cloudflare().calls, cloudflare().unknown]).toEqual([1, [], []]);
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
  expect([code, cloudflare().calls]).toEqual([1, []]);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n {4}at /);
});

test('a token without permission ends in a sentence', async () => {
  cloudflare().refusesToken = true;
  const { code, output } = await deploy('--env=staging');
  expect([code, cloudflare().calls]).toEqual([1, []]);
  expect(output).toContain('Cloudflare refuses the token.');
});

test('names of another brand are refused, and ready names them', async () => {
  change('wrangler.toml', 'name = "bamboost"', 'name = "cedar"');
  const { code, output } = await deploy();
  const ready = await run(['worker/deploy/ready.ts']);
  restoreConfig();
  expect([code, cloudflare().calls]).toEqual([1, []]);
  expect(output).toContain(
    'bamboost, bamboost-deliveries, bamboost-deliveries-dead in wrangler.toml must begin with cedar',
  );
  expect(ready.output).toMatch(/wrangler\.toml:\d+ {2}bamboost-deliveries does not begin with cedar/);
  expect(ready.output).toContain('bamboost-staging does not begin with cedar-staging');
});

test('a wrong variable is named before anything is touched', async () => {
  change('wrangler.toml', 'NOTIFY_EMAIL = ""', 'NOTIFY_EMAIL = "nobody"');
  const { code, output } = await deploy();
  restoreConfig();
  expect([code, cloudflare().calls]).toEqual([1, []]);
  expect(output).toContain('NOTIFY_EMAIL must be email addresses');
});

test('samples are named, and nothing is touched, unless the owner wants it anyway', async () => {
  const { code, output } = await run(['worker/deploy/deploy.ts']);
  expect([code, cloudflare().calls]).toEqual([1, []]);
  expect(output).toMatch(/content\/site\.ts:\d+ {2}\S.* is a sample/);
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
