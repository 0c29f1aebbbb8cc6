import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brandTraces } from './brand-traces.ts';

const folder = mkdtempSync(join(tmpdir(), 'traces-'));
afterAll(() => rmSync(folder, { recursive: true }));
const client = join(folder, 'dist/client');
mkdirSync(join(client, 'video'), { recursive: true });

const former = {
  name: 'Fern & Co',
  mascot: { name: 'Al', kind: 'otter' },
  motif: 'fern',
  origin: 'https://www.fern.test',
  colors: { action: '#123456', paper: '#ffffff' },
};
const now = {
  name: 'Oak',
  mascot: null,
  motif: null,
  origin: 'https://oak.test',
  colors: { action: '#654321', paper: '#ffffff' },
};

test.each([
  ['page.html', '<p>Fern & co, for all</p>', ['Fern & co', 'Fern']],
  ['page.md', 'Ask Al, our OTTER', ['OTTER', 'Al']],
  ['style.css', ':root{--a:#123456;--b:#ffffff}', ['#123456']],
  ['script.js', 'const Al=1,url="https://help.fern.test"', ['fern.test', 'fern']],
  ['logo.svg', '<svg><path d="M28.6 43.5h6.8"/></svg>', ['M28.6 43.5h6.8']],
  ['page.html', '<p>Oak: Also, Alan and ottoman</p><style>a{color:#fff}</style>', []],
  ['video/demo.vtt', 'Al is asleep', []],
])('finds in %s, %o, what is left of the former brand', (file, text, found) => {
  writeFileSync(join(client, file), text);
  expect(brandTraces(folder, former, now)).toEqual(found.map((trace) => `${file} still has “${trace}”`));
  rmSync(join(client, file));
});
