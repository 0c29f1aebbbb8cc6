// @module-tag slow
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Texts of visitors and feeds reach these folders. */
const folders = 'worker,content/forms,content/search,content/shared';
const sources = globSync(`{${folders}}/**/*.ts`).filter((file) => !/\.test\.ts$|\/test-|\.edits\.ts$/.test(file));

const length = 10_000;
/** A linear pattern takes less than 2 ms, a quadratic one more than 40. */
const maxMs = 20;

interface Node {
  regex?: { pattern: string; flags: string };
}

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_, node: Node | null) => {
    if (node?.regex) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    return typeof node === 'bigint' ? String(node) : node;
  });
  return found;
}

/** Characters of every kind that patterns name, and pieces of the pattern itself. */
const kinds = [...'aZ09 \t\n\r\u00a0\u200b\u202e\u2028é🐼', ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

function piecesOf({ source }: RegExp): string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[0-9a-f]+\}?|\\[bBdDsSwW]|\(\?<?[:=!]/gi, ' ')
    .replace(/\\(.)/g, '$1');
  const words = plain.match(/[a-z]+|[^a-z\s]{2,3}/gi) ?? [];
  const letters = [...new Set(plain.replace(/[\s\w]/g, ''))].slice(0, 6).concat('a', ' ', '1');
  return [
    ...new Set([
      ...words.slice(0, 12).flatMap((word) => [word, `${word} `]),
      ...letters.flatMap((one) => letters.map((other) => one + other)),
    ]),
  ];
}

/** CPU time of this thread, the least of up to three runs, so that other work does not count. */
function cpuMs(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > maxMs; run++) {
    const before = process.threadCpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Repeats a piece ever more often, because an exponential pattern never ends at the full length. */
function slowInput(pattern: RegExp): string | undefined {
  const all = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  for (const piece of [...kinds, ...piecesOf(pattern)])
    for (const [start, end] of [
      ['', '\u0000'],
      ['a', 'a'],
    ])
      for (const size of [24, 32, 200, length]) {
        const text = start + piece.repeat(Math.ceil(size / piece.length)) + end;
        if (cpuMs(all, text) > maxMs) return `${JSON.stringify(piece)} x ${size}`;
      }
  return undefined;
}

test('finds patterns that are not linear', () => {
  const slow = [/[\s\p{Cf}\p{DI}]+$/u, /(a+)+$/, /<[^>]*>/, /^(\w+\s?)*$/];
  expect(slow.filter((pattern) => !slowInput(pattern))).toEqual([]);
});

test('patterns take linear time', { timeout: 120_000 }, () => {
  const all = sources.flatMap((file) => patternsIn(file).map((pattern) => ({ file, pattern })));
  expect(all.length).toBeGreaterThan(100);
  const slow = all.flatMap(({ file, pattern }) => {
    const input = slowInput(pattern);
    return input ? [`${file}: ${pattern} takes too long for ${input}`] : [];
  });
  expect(slow).toEqual([]);
});
