// Runs under whatever Node the machine has: installs the locked dependencies, which bring the project's own Node,
// unless they are in place already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

if (process.platform === 'win32') {
  console.error(
    'This project runs on Linux and macOS. On Windows please clone and run it inside WSL, which is Linux in a window:\nhttps://learn.microsoft.com/windows/wsl/install',
  );
  process.exit(1);
}

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed', root);
const wanted = createHash('sha256')
  .update(process.platform + process.arch)
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed, for the reason above. Please try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
