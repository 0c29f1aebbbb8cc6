// `node .ci/bootstrap.mjs COMMAND` installs the locked dependencies if needed and runs COMMAND. Node 14 can parse it, to print
// the error.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.platform === 'win32')
  refuse(
    'This project runs on Linux and macOS. On Windows please clone and run it inside WSL, which is Linux in a window:\nhttps://learn.microsoft.com/windows/wsl/install',
  );

const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
const [major, minor] = process.versions.node.split('.').map(Number);
// npm of an older Node leaves out optional packages.
const isNewEnough = bringsNode
  ? major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  : major > 22 || (major === 22 && minor >= 22);
if (!isNewEnough)
  refuse(
    `This project needs Node ${bringsNode ? '20.19, 22.12' : '22.22'} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org, or with: nvm install 24`,
  );

if (!process.env.XDG_CONFIG_HOME) {
  try {
    accessSync(homedir(), constants.W_OK);
  } catch (_) {
    refuse(
      `npm and wrangler keep files in your home folder, and ${homedir()} cannot be written. Set HOME to a folder that can, for example: export HOME=/tmp`,
    );
  }
}

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed', root);
const ownNode = new URL('node_modules/.bin/node', root);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wantedStamp()) install();
const [command, ...args] = process.argv.slice(2);
if (command) run(command, args);

function run(command, args) {
  const binaries = fileURLToPath(new URL('node_modules/.bin', root));
  const env = { ...process.env, PATH: binaries + delimiter + process.env.PATH };
  const child = spawn(command, args, { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both processes.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => refuse(error.message));
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

function install() {
  console.log('Installing dependencies…');
  // Builds of tests set NODE_ENV to production, and npm would leave out what the build needs.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
  if (npm.status !== 0) refuse('The dependencies could not be installed, for the reason above. Please try again.');
  if (bringsNode) {
    const { status, error, stderr } = spawnSync(fileURLToPath(ownNode), ['--version'], { encoding: 'utf8' });
    if (status !== 0) {
      // Otherwise the broken one stays first on the PATH.
      if (existsSync(ownNode)) unlinkSync(ownNode);
      refuse(`The project's own Node does not run on this machine: ${String(error ? error.message : stderr).trim()}`);
    }
  }
  writeFileSync(stamp, wantedStamp());
}

/** A hash of everything that npm's choice of packages depends on. */
function wantedStamp() {
  return createHash('sha256')
    .update(process.platform + process.arch + (existsSync(ownNode) ? '' : major))
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}
