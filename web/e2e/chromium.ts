import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Flags for tests and measurements. Letters stand where they stand in a window, which Chromium's headless shell rounds
 * otherwise. The suggestions of the address bar are pages of their own, which no test looks at: with them every test
 * takes a third longer.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/**
 * For the browser tests alone: all pages of a worker, one at a time, in one process, and no process of its own for what is
 * drawn and fetched. Each test then takes a fifth less of a processor.
 */
export const fewProcesses = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

const { CHROMIUM_PATH } = process.env;
const browsers = [
  CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shells = [CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];

/**
 * Finds a Chromium with all that belongs to a browser, for measurements: one that is installed, else Playwright's own
 * download, else Debian's package. Returns its path; throws a sentence that says what to install.
 */
export function findChromium(): string {
  const found = find(
    () => [...browsers, chromium.executablePath()],
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => debianPackage('chromium'),
  );
  if (found) return found;
  const message = 'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chrome or Chromium.';
  // Its reader has no use for a stack.
  throw Object.assign(new Error(message), { stack: message });
}

/**
 * Finds Chromium's headless shell, which has no windows and takes a third less time per test, as Debian's package, else
 * a whole Chromium. Returns its path; throws a sentence that says what to install.
 */
export function findHeadlessShell(): string {
  return (
    find(
      () => shells,
      () => debianPackage('chromium-headless-shell'),
    ) ?? findChromium()
  );
}

/** The first candidate that is there, looked for again after each way to get one. */
function find(candidates: () => (string | undefined)[], ...ways: (() => void)[]) {
  for (const way of [() => {}, ...ways]) {
    way();
    const found = candidates().find((path) => path && existsSync(path));
    if (found) return found;
  }
}

function debianPackage(name: string) {
  if (process.getuid?.() !== 0) return;
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', name);
}

function run(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The next way is tried; the last one ends in a sentence for the reader.
  }
}
