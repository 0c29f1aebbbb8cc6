import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alarms } from '#content/desk/health-alarms.ts';
import { startProject } from './test-project.ts';

const { change, cloudflare, configured, deploy, folder, git, run } = startProject();

test('a fresh account gets all that the site needs, in order; a second run harms nothing, and a rollback undoes it', async () => {
  writeFileSync(join(folder, '.gitignore'), '.wrangler\nnode_modules\ndist\n');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@brand.test', 'commit', '-qm', 'Raise prices');
  const hash = git('rev-parse', '--short=10', 'HEAD');
  const first = await deploy();
  expect(first.output).toContain('npx wrangler secret put DELIVERY_WEBHOOK_SECRET');
  expect(first.output).toMatch(/== Health of https:\/\/www\.brand\.test\nEvery check is ok\.\n\n== Done/);
  expect([first.code, cloudflare().unknown]).toEqual([0, []]);
  expect([...cloudflare().databases.keys()]).toEqual(['bamboost']);
  expect([...cloudflare().queues]).toEqual([
    ['bamboost-deliveries', ['bamboost']],
    ['bamboost-deliveries-dead', ['bamboost']],
  ]);
  expect([...cloudflare().workers.keys()]).toEqual(['bamboost']);
  expect(cloudflare().domains).toEqual(['www.brand.test', 'brand.test']);
  expect([cloudflare().versions[0]!.annotations['workers/message'], commit()]).toEqual([`${hash} Raise prices`, hash]);
  const [made, migrated, brought] = [
    'POST /d1/database',
    'POST /d1/database/id-bamboost/query',
    'PUT /workers/scripts/bamboost',
  ].map((call) => cloudflare().calls.indexOf(call));
  expect(made).toBeGreaterThanOrEqual(0);
  expect(migrated).toBeGreaterThan(made!);
  expect(brought).toBeGreaterThan(cloudflare().calls.lastIndexOf('POST /d1/database/id-bamboost/query'));

  const database = cloudflare().databases.get('bamboost')!;
  const insert = "INSERT INTO subscribers (email, token, subscribed_at) VALUES ('ann@example.org', 'token', 1)";
  database.exec(insert);
  const before = cloudflare().calls.length;
  cloudflare().failing.delivery = 'receiver down: webhook';
  change('worker/log.ts', 'export function log', 'console.info("another build");\nexport function log');
  const second = await deploy();
  expect([second.code, cloudflare().unknown]).toEqual([1, []]);
  expect(second.output).toContain('It exists.');
  expect(second.output).toContain('Not committed:\n M worker/log.ts');
  expect(commit()).toBe(`${hash}-dirty`);
  expect(second.output).toContain(`delivery: receiver down: webhook\n    → ${alarms.delivery!.run}`);
  expect(second.output).toContain('npm run rollback goes back');
  const again = cloudflare().calls.slice(before);
  for (const call of ['POST /d1/database', 'POST /queues']) expect(again).not.toContain(call);
  expect(again).toContain('PUT /workers/scripts/bamboost');
  expect(database.prepare('SELECT email FROM subscribers').all()).toEqual([{ email: 'ann@example.org' }]);
  expect(readFileSync(join(folder, 'wrangler.toml'), 'utf8')).toBe(configured);

  delete cloudflare().failing.delivery;
  cloudflare().putSecret();
  const [good, bad, secret] = cloudflare().versions.map(({ id }) => id);
  const undone = await run(['worker/deploy/rollback.ts', '--yes']);
  expect([undone.code, cloudflare().versions.at(-1)!.id]).toEqual([0, good]);
  expect(undone.output).toMatch(
    new RegExp(`${secret}  secret  <- live\\n.*${bad}.*\\n.*${good}  ${hash} Raise prices  <- goes here`),
  );
  expect(undone.output).toContain('Every check is ok.');
  cloudflare().versions.splice(1);
  cloudflare().putSecret();
  const none = await run(['worker/deploy/rollback.ts', '--yes']);
  expect([none.code, cloudflare().versions.length]).toEqual([1, 2]);
  expect(none.output).toContain('No version with another build is known.');
});

function commit(): string | undefined {
  const bindings = cloudflare().workers.get('bamboost')!.bindings as { name: string; text?: string }[];
  return bindings.find(({ name }) => name === 'COMMIT')?.text;
}
