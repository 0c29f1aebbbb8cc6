import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { BadSettings, checkSettings } from '../env.ts';
import { ownHosts } from '../request/own-host.ts';
import { printed, readiness } from './ready.ts';

// `npm run deploy`, or `npm run deploy -- --env staging`: makes what the account lacks, and brings everything there. What
// is there already stays as it is, so that a second run, or one after a step that failed, is harmless. What `npm run ready`
// lists stops it, unless it is called with `--anyway`; a copy to try things on may be of samples.

const binary = 'node_modules/wrangler/bin/wrangler.js';
const { env = '', anyway } = parseArgs({
  options: { env: { type: 'string', short: 'e' }, anyway: { type: 'boolean' } },
}).values;
const flags = [`--env=${env}`];
const { name, vars, d1_databases } = unstable_readConfig({ config: 'wrangler.toml', env: env || undefined });
const database = d1_databases[0]!.database_name!;
const hosts = env ? [] : ownHosts();

say(`Settings of ${name}`);
try {
  // The secret itself is at Cloudflare, where nobody can read it.
  checkSettings({ ...vars, DELIVERY_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` });
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  stop(`${error.message}.\nPlease change it in wrangler.toml. Nothing was deployed.`);
}
console.log('In order.');

if (!env) {
  say('What visitors will see');
  const found = await readiness();
  console.log(found.length > 0 ? printed(found) : 'Nothing of it is a sample.');
  if (found.length > 0 && !anyway) stop('\nNothing was deployed. To deploy all the same: npm run deploy -- --anyway');
}

say(`Database ${database}`);
const databases: { name: string }[] = JSON.parse(wranglerSays('d1', 'list', '--json'));
if (databases.some(({ name }) => name === database)) console.log('It exists.');
else wrangler('d1', 'create', database);

say('Tables');
wrangler('d1', 'migrations', 'apply', 'DB', '--remote');

say(`Files, worker and queues${hosts.length > 0 ? `, for ${hosts.join(' and ')}` : ''}`);
wrangler('deploy', ...hosts.map((host) => `--domain=${host}`));

say('Done');

function say(step: string) {
  console.log(`\n== ${step}`);
}

/** Runs wrangler before the eyes of who deploys, and lets it ask; ends all when it fails. */
function wrangler(...args: string[]) {
  const { status } = spawnSync(process.execPath, [binary, ...args, ...flags], { stdio: 'inherit' });
  if (status !== 0) stop('It stopped here. Run it again when that is put right: what is done stays done.');
}

/** What wrangler prints. */
function wranglerSays(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [binary, ...args, ...flags], {
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'inherit'],
    });
  } catch (error) {
    stop(`${(error as { stdout: string }).stdout}\nDid you log in with npx wrangler login?`);
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
