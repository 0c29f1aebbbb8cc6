import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser of Debian's packages that an adapter drives. */
export interface Engine {
  name: string;
  /** The package that brings each file the adapter runs; a file that was not found is `undefined`. */
  needs: readonly { package: string; file: string | undefined }[];
  /** `scripts`: whether pages may run theirs. */
  launch(options: { scripts: boolean }): Promise<Browser>;
}

/** The one window of a browser: all that the journey asks of an engine. */
export interface Browser {
  version: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Gives the page this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON carries it; that of a promise once it is there. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'ArrowRight' | 'Escape'): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The environment of a browser that shall neither read nor leave anything in the user's home. */
export function cleanEnvironment() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  atExit(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  return { PATH: process.env.PATH!, HOME: home };
}

/** Does something when this process ends, however it does. */
export function atExit(end: () => void) {
  if (endings.push(end) === 1) process.on('exit', () => endings.forEach((end) => void end()));
}

const endings: (() => void)[] = [];
