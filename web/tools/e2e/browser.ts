import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** From Debian packages. */
export interface Engine {
  name: string;
  /** Debian package of each file; `undefined` if the file wasn't found. */
  needs: readonly { package: string; file: string | undefined }[];
  launch(options: { scripts: boolean }): Promise<Browser>;
}

export interface Browser {
  version: string;
  /** Resolves on load. */
  open(url: string): Promise<void>;
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; awaits promises. JSON only. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'ArrowRight' | 'Escape'): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Without access to the user's home. */
export function cleanEnvironment() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  atExit(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  return { PATH: process.env.PATH!, HOME: home };
}

/** Runs on every kind of exit. */
export function atExit(end: () => void) {
  if (endings.push(end) === 1) process.on('exit', () => endings.forEach((end) => void end()));
}

const endings: (() => void)[] = [];
