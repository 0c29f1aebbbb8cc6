import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const parts = ['.ci', '.env', 'content', 'web', 'worker', 'package.json', 'package-lock.json', 'tsconfig.json'];

export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const filter = (file: string) => !/\/web\/(e2e|tools)$/.test(file);
  for (const part of [...parts, 'vite.config.ts', 'wrangler.toml'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, maxRetries: 5 });

export class Script {
  output = '';
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;

  constructor(folder: string, name: string, ...args: string[]) {
    this.#child = spawn(process.execPath, [join('.ci', name), ...args], { cwd: folder, env: ownEnv(), stdio: 'pipe' });
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.setEncoding('utf8').on('data', (text) => (this.output += text));
    this.exited = new Promise((resolve) => this.#child.on('close', resolve));
  }

  async ready(timeoutMs = 300_000): Promise<string> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await setTimeout(100)) {
      const [, origin] = /^Ready on (\S+)$/m.exec(this.output) ?? [];
      if (origin) return origin;
      if (this.#child.exitCode !== null) break;
    }
    throw new Error(this.output);
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.exited;
  }
}

/** The environment without Vitest's variables, which select React's development build. */
export function ownEnv() {
  const isOwn = ([name]: [string, unknown]) => !/^VITEST|^(NODE_ENV|TEST|DEV|PROD|MODE)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(isOwn));
}
