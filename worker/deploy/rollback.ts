import { unstable_readConfig } from 'wrangler';
import { exitCodeOf, TerminalError } from '../cli/terminal.ts';
import { ownHosts } from '../request/own-host.ts';
import { waitForRelease } from './wait-for-release.ts';
import { readArguments, readWrangler, runWrangler } from './wrangler.ts';

// `npm run rollback [-- <version id>]` lists earlier versions and deploys the last one with another build.

interface Version {
  id: string;
  annotations?: Record<string, string | undefined>;
}

async function rollback(): Promise<void> {
  const { env, yes, positionals } = readArguments('rollback');
  const flag = `--env=${env}`;
  const history = readHistory(flag);
  const live = history[0];
  if (!live) throw new TerminalError('Nothing is deployed.');
  const wanted = positionals[0]
    ? history.find(({ version }) => version.id.startsWith(positionals[0]!))
    : history.find(({ build }) => build !== live.build);
  for (const entry of history)
    console.log(lineOf(entry, entry === live ? 'live' : entry === wanted ? 'goes here' : ''));
  if (!wanted)
    throw new TerminalError('\nNo version with another build is known. Give an id of npx wrangler versions list.');
  console.log('\nThe database is not rolled back. A version that needs a dropped table will fail.\n');
  runWrangler(['rollback', wanted.version.id, '--message=npm run rollback', ...(yes ? ['--yes'] : []), flag]);

  const [host] = env ? [] : ownHosts();
  if (host) await waitForRelease(`https://${host}`, ({ release }) => release === wanted.version.id);
  else {
    const { name } = unstable_readConfig({ config: 'wrangler.toml', env: env || undefined });
    console.log(`Check /api/health of ${name}.`);
  }
}

function readHistory(flag: string) {
  const deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[] = JSON.parse(
    readWrangler('deployments', 'list', '--json', flag),
  );
  const versions: Version[] = JSON.parse(readWrangler('versions', 'list', '--json', flag));
  const history: { version: Version; at: string; build: string }[] = [];
  for (const { created_on: at, versions: parts } of deployments.sort((a, b) =>
    a.created_on.localeCompare(b.created_on),
  )) {
    const id = parts.find(({ percentage }) => percentage === 100)?.version_id;
    if (!id) continue;
    const version: Version =
      versions.find((one) => one.id === id) ?? JSON.parse(readWrangler('versions', 'view', id, '--json', flag));
    history.unshift({ version, at, build: version.annotations?.['workers/tag'] ?? history[0]?.build ?? id });
  }
  return history;
}

function lineOf({ version: { id, annotations = {} }, at }: ReturnType<typeof readHistory>[number], label: string) {
  const what = annotations['workers/message'] ?? annotations['workers/triggered_by'] ?? '';
  return [at.slice(0, 16).replace('T', ' '), id, what, label && `<- ${label}`].filter(Boolean).join('  ');
}

process.exitCode = await exitCodeOf(rollback);
