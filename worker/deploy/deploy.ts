import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { exitCodeOf, TerminalError } from '../cli/terminal.ts';
import { BadSettings, checkSettings } from '../env.ts';
import { ownHosts } from '../request/own-host.ts';
import { readCommit } from './commit.ts';
import { foreignNames } from './names.ts';
import { formatTasks, readiness } from './ready.ts';
import { waitForRelease } from './wait-for-release.ts';
import { readArguments, readWrangler, runWrangler } from './wrangler.ts';

// `npm run deploy [-- --env staging]` checks and builds before it changes anything at Cloudflare. Every step can be repeated.

async function deploy(): Promise<void> {
  const { env, anyway } = readArguments('deploy');
  const flag = `--env=${env}`;
  const config = unstable_readConfig({ config: 'wrangler.toml', env: env || undefined });
  const database = config.d1_databases[0]!.database_name!;
  const hosts = env ? [] : ownHosts();

  printStep(`Settings of ${config.name}`);
  checkVariables(config.vars);
  const foreign = foreignNames(config);
  if (foreign.length > 0)
    throw new TerminalError(
      `${foreign.join(', ')} in wrangler.toml must begin with ${config.name}, or two sites share data. Nothing was deployed.`,
    );
  console.log('Valid.');

  if (!env) {
    printStep('Content');
    const found = await readiness();
    console.log(found.length > 0 ? formatTasks(found) : 'No sample content.');
    if (found.length > 0 && !anyway)
      throw new TerminalError('\nNothing was deployed. To deploy anyway: npm run deploy -- --anyway');
  }

  printStep('Account');
  const databases: { name: string }[] = JSON.parse(readWrangler('d1', 'list', '--json', flag));
  console.log('Logged in.');

  const commit = readCommit();
  printStep(`Build of ${commit.id || 'a folder without a commit'}`);
  if (commit.changes.length > 0) console.log(`Not committed:\n${commit.changes.join('\n')}`);
  const bundle = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'worker');
  runWrangler(['deploy', '--dry-run', '--outdir', bundle, flag]);

  printStep(`Database ${database}`);
  if (databases.some(({ name }) => name === database)) console.log('It exists.');
  else runWrangler(['d1', 'create', database, flag]);

  printStep('Tables');
  runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote', flag]);

  printStep(`Files, worker and queues${hosts.length > 0 ? `, for ${hosts.join(' and ')}` : ''}`);
  const output = join(bundle, 'output.json');
  runWrangler(
    [
      'deploy',
      flag,
      `--tag=${buildIn(bundle)}`,
      ...(commit.id
        ? [`--message=${`${commit.id} ${commit.subject}`.slice(0, 100)}`, `--var=COMMIT:${commit.id}`]
        : []),
      ...hosts.map((host) => `--domain=${host}`),
    ],
    { SITE_IS_BUILT: 'yes', WRANGLER_OUTPUT_FILE_PATH: output },
  );

  const { version_id, targets } = resultIn(output);
  const origin = hosts[0] ? `https://${hosts[0]}` : targets.find((target) => target.startsWith('https://'));
  if (!origin) throw new TerminalError('wrangler reported no URL of the site.');
  printStep(`Health of ${origin}`);
  await waitForRelease(origin, ({ release }) => !version_id || release === version_id);
  printStep('Done');
}

function checkVariables(vars: Record<string, unknown>): void {
  try {
    // The real secret can't be read.
    checkSettings({ ...vars, DELIVERY_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`, TURNSTILE_SECRET: 'set' });
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    throw new TerminalError(`${error.message}.\nPlease change it in wrangler.toml. Nothing was deployed.`);
  }
}

/** Versions with equal hashes differ only in secrets or variables. */
function buildIn(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [join(folder, 'index.js'), 'dist/build.json']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function resultIn(file: string): { version_id: string; targets: string[] } {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'deploy');
}

function printStep(step: string): void {
  console.log(`\n== ${step}`);
}

process.exitCode = await exitCodeOf(deploy);
