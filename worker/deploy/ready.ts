import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler';
import { embedAt } from '#content/embeds/embeds.ts';
import { loadFeatures, type Unready, unreadyContent } from '#content/readiness.ts';
import { fetchFeed } from '../changelog/upstream.ts';
import { root, spawnWrangler } from '../cli/spawn-wrangler.ts';
import { unreadyChannels } from '../delivery/channels.ts';
import { sendTestEmails } from './email-check.ts';
import { foreignNames } from './names.ts';

// `npm run ready` exits with 1 if tasks are open. Options: `--json`, `--test-email a@b.c`.

const feedFile = 'content/changelog.xml';
const settingsFile = 'wrangler.toml';

export async function readiness(): Promise<(Unready & { line: number })[]> {
  const { vars } = unstable_readConfig({ config: join(root, settingsFile) });
  const content = unreadyContent(await loadFeatures(), vars.CHANGELOG_FEED_URL ? '' : read(feedFile));
  const settings = await unreadySettings(vars as Record<string, string>, namesOfSecrets);
  return [...content, ...unreadyNames(), ...settings].map((entry) => ({ ...entry, line: lineOf(entry) }));
}

function unreadyNames(): Unready[] {
  const { env = {} } = experimental_readRawConfig({ config: join(root, settingsFile) }).rawConfig;
  const configs = [undefined, ...Object.keys(env)].map((env) =>
    unstable_readConfig({ config: join(root, settingsFile), env }),
  );
  return configs.flatMap((config) =>
    foreignNames(config).map((words) => ({
      what: `${words} does not begin with ${config.name}: two sites of one account would share it`,
      file: settingsFile,
      words: `"${words}"`,
      todo: 'Begin every name of wrangler.toml with its `name`.',
    })),
  );
}

/** `secrets` returns names. */
export async function unreadySettings(vars: Record<string, string>, secrets: () => string[]): Promise<Unready[]> {
  const { DELIVERY_WEBHOOK_URL: webhook, CHANGELOG_FEED_URL: feed } = vars;
  const found: Unready[] = [];
  const add = (words: string, what: string, todo: string) => found.push({ what, file: settingsFile, words, todo });
  found.push(...unreadyChannels(vars));
  const wanted = [...(webhook ? ['DELIVERY_WEBHOOK_SECRET'] : []), ...(embedAt('forms') ? ['TURNSTILE_SECRET'] : [])];
  const set = wanted.length > 0 ? secrets() : [];
  for (const name of wanted.filter((name) => !set.includes(name)))
    add(
      name,
      `${name} is not set, or wrangler is not logged in`,
      `npx wrangler login; npx wrangler secret put ${name}`,
    );
  if (feed) {
    const addFeed = (what: string, todo: string) => add('CHANGELOG_FEED_URL', what, todo);
    await fetchFeed(feed).then(
      ({ movedTo }) => movedTo && addFeed(`${feed} redirects to ${movedTo}`, `Write ${movedTo} as CHANGELOG_FEED_URL.`),
      ({ message }) => addFeed(`The changelog cannot be read from ${feed}: ${message}`, 'Correct the feed or the URL.'),
    );
  }
  return found;
}

function namesOfSecrets(): string[] {
  const { stdout } = spawnWrangler(['secret', 'list', '--env=', '--format=json'], { timeout: 30_000 });
  return [...stdout.matchAll(/"name":\s*"(\w+)"/g)].map(([, name]) => name!);
}

function lineOf({ file, words }: Unready) {
  return (
    read(file)
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1 || 1
  );
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8');
}

export function formatTasks(found: Awaited<ReturnType<typeof readiness>>): string {
  const byTodo = Map.groupBy(found, ({ todo }) => todo);
  return [...byTodo]
    .map(
      ([todo, entries]) =>
        `${entries.map(({ what, file, line }) => `${file}:${line}  ${what}`).join('\n')}\n    → ${todo}`,
    )
    .join('\n');
}

function testEmail(to: string): void {
  const { vars } = unstable_readConfig({ config: join(root, settingsFile) });
  const owners = ((vars.NOTIFY_EMAIL as string | undefined) ?? '').split(',').map((address) => address.trim());
  const results = sendTestEmails([...new Set([...owners.filter(Boolean), to])]);
  for (const { to, error } of results) console.log(error === undefined ? `${to}: sent` : `${to}: ${error}`);
  process.exitCode = results.some(({ error }) => error !== undefined) ? 1 : 0;
}

async function run(): Promise<void> {
  const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, 'test-email': { type: 'string' } } });
  if (options['test-email']) return testEmail(options['test-email']);
  const found = await readiness();
  if (options.json) console.log(JSON.stringify({ ready: found.length === 0, found }, null, 2));
  else if (found.length === 0) console.log('Ready: no sample content and no open task.');
  else console.log(`${formatTasks(found)}\n\nTasks before launch: ${found.length}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.main) await run();
