import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Subpixel positioning matches windowed Chromium. Without address bar suggestions, tests take a third less time. */
export const chromiumFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/** One renderer process, none for GPU and network: saves a fifth of CPU time. */
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

/** For measurements. Throws install instructions. */
export function findChromium(): string {
  const found = find(
    () => [...browsers, chromium.executablePath()],
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => debianPackage('chromium'),
  );
  if (found) return found;
  const message = 'No Chromium found: install the package "chromium", or set CHROMIUM_PATH to a Chrome or Chromium.';
  throw Object.assign(new Error(message), { stack: message });
}

/** Takes a third less time than a whole Chromium, the fallback. Throws install instructions. */
export function findHeadlessShell(): string {
  return (
    find(
      () => shells,
      () => debianPackage('chromium-headless-shell'),
    ) ?? findChromium()
  );
}

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
    // Try the next way.
  }
}
