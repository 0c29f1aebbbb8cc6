import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Flags for tests and measurements. The suggestions of the address bar are pages of their own, which no test looks at:
 * with them every test takes a third longer.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/**
 * Finds a Chromium for the browser tests: one that is installed, else Playwright's own download, else Debian's
 * package. Returns its path; throws a sentence that says what to install.
 */
export function findChromium(): string {
  const candidates = () => [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  const attempts = [
    () => {},
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => {
      if (process.getuid?.() !== 0) return;
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', 'chromium');
    },
  ];
  for (const attempt of attempts) {
    attempt();
    const found = candidates();
    if (found) return found;
  }
  throw new Error('No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chrome or Chromium.');
}

function run(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The next way is tried; the last one ends in a sentence for the reader.
  }
}
