import { expect, test } from 'vitest';
import { desk } from '#content/shared/desk/desk-api.ts';
import { files, read } from '../test-output.ts';

test('no public file names the desk', () => {
  const theirs = files.filter((file) => !file.startsWith('desk/') && /\.(html|js|css|md|txt|xml|json|svg)$/.test(file));
  expect(theirs.length).toBeGreaterThan(100);
  const names = new RegExp(`${desk.page}\\b`);
  expect(theirs.filter((file) => names.test(read(file)))).toEqual([]);
});

test("the desk's document preloads all scripts of its first view, and is noindex", () => {
  const html = read('desk/index.html');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file!);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  const scripts = named.filter((file) => file.endsWith('.js'));
  const imported = scripts.flatMap((file) => [...read(file).matchAll(/from"\.\/([^"]+)"/g)]).map(([, name]) => name!);
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((name) => !scripts.includes(`desk/assets/${name}`))).toEqual([]);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('fonts are those of the site, the licenses of the rest are listed', () => {
  expect(files.filter((file) => file.startsWith('desk/') && file.endsWith('.woff2'))).toEqual([]);
  for (const name of ['react-dom', 'lucide-static', 'tailwindcss'])
    expect(read('desk/licenses.txt')).toContain(`${name} `);
});
