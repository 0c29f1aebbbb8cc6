import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Anywhere in a file; a pattern by its flags. */
export type Changes = Readonly<Record<string, string>> | readonly (readonly [string | RegExp, string])[];

export interface Edit {
  change?: Readonly<Record<string, Changes>>;
  add?: Readonly<Record<string, string | Buffer | { of: string; change?: Changes }>>;
  remove?: readonly string[];
}

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'edits-'));

  /** Of the present files, or a clone of `commit`. */
  constructor(commit?: string) {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: this.folder });
    if (commit) {
      git('clone', '--quiet', '--shared', '--no-checkout', root, '.');
      git('checkout', '--quiet', '-B', 'main', commit);
    } else {
      const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
        cwd: root,
      });
      for (const file of files.toString().split('\0').filter(Boolean))
        cpSync(join(root, file), join(this.folder, file));
      git('init', '--quiet');
    }
    this.#linkModules();
  }

  /** TypeScript's build info is the copy's own, other caches are shared. */
  #linkModules() {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '.cache'), { recursive: true });
    mkdirSync(join(from, '.cache'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(from, '.cache')))
      if (name !== 'tsc') symlinkSync(join(from, '.cache', name), join(to, '.cache', name));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  apply({ change = {}, add = {}, remove = [] }: Edit): void {
    for (const [file, source] of Object.entries(add)) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      if (typeof source === 'object' && 'of' in source) {
        cpSync(join(this.folder, source.of), join(this.folder, file));
        if (source.change) this.#change(file, source.change);
      } else writeFileSync(join(this.folder, file), source);
    }
    for (const [file, changes] of Object.entries(change)) this.#change(file, changes);
    for (const file of remove) rmSync(join(this.folder, file), { recursive: true });
  }

  /** Restores what `apply` touched. */
  undo({ change = {}, add = {}, remove = [] }: Edit): void {
    for (const file of Object.keys(add)) rmSync(join(this.folder, file));
    for (const file of [...Object.keys(change), ...remove])
      cpSync(join(root, file), join(this.folder, file), { recursive: true });
  }

  #change(file: string, changes: Changes) {
    const entries = Array.isArray(changes) ? changes : Object.entries(changes);
    const text = entries.reduce((text: string, [before, after]: readonly [string | RegExp, string]) => {
      if (text.search(typeof before === 'string' ? RegExp.escape(before) : before) < 0)
        throw new Error(`${file} has no ${before}`);
      return typeof before === 'string' ? text.replaceAll(before, () => after) : text.replace(before, () => after);
    }, this.read(file));
    writeFileSync(join(this.folder, file), text);
  }

  run(command: string, ...args: string[]): Promise<{ isOk: boolean; said: string }> {
    // Removes the surrounding Vitest's variables.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)),
    );
    return new Promise((resolve) => {
      execFile(command, args, { cwd: this.folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve({ isOk: !error, said: `${stdout}${stderr}`.trim() }),
      );
    });
  }

  checkContent() {
    return this.run('node', '--no-warnings', 'web/prerender/check/check-content.ts');
  }

  dispose() {
    rmSync(this.folder, { recursive: true });
  }
}
