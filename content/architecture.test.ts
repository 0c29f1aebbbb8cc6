import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sources as files, readSource as read, root } from './test-sources.ts';

const isTest = (file: string) => /\.(test|spec|edits|slow)\.tsx?$|\/test-[\w-]+\.ts$|^web\/e2e\//.test(file);

const deskUses = /^(content|web\/(desk|ui|drawing|forms))\/|^web\/browser\/storage\.ts$/;

const pageOf = (file: string) => /^web\/pages\/[^/]+\//.exec(file)?.[0];

/** Paths from the root. */
function imports(file: string, types: boolean) {
  return [...read(file).matchAll(/(import type|import|export)\b[^;]*?\bfrom '([.#][^']+)'|import\(?\s*'([.#][^']+)'/g)]
    .filter(([, kind]) => types || kind !== 'import type')
    .map(([, , from, direct]) => (from ?? direct)!)
    .map((target) => (target.startsWith('#') ? target.slice(1) : relative(root, join(root, dirname(file), target))));
}

function mayImport(file: string, target: string) {
  if (file.startsWith('content/')) return target.startsWith('content/');
  if (file.startsWith('.ci/')) return true;
  if (file.startsWith('worker/')) return !target.startsWith('web/') && target !== 'worker/index.ts';
  if (file.startsWith('web/desk/')) return deskUses.test(target);
  if (target.startsWith('web/desk/')) return false;
  if (file.startsWith('web/pages/') && pageOf(target) && pageOf(target) !== pageOf(file)) return false;
  return !target.startsWith('worker/');
}

const arrows = files
  .filter(
    (file) => /^(content|web|worker)\/.*\.tsx?$/.test(file) && !isTest(file) && !file.startsWith('content/sample/'),
  )
  .flatMap((file) => imports(file, true).map((target) => [file, target] as const));

type Arrow = readonly [from: string, to: string];

function cyclic(arrows: readonly Arrow[]): string[] {
  const [sources, targets] = [new Set(arrows.map(([from]) => from)), new Set(arrows.map(([, to]) => to))];
  const inner = arrows.filter(([from, to]) => targets.has(from) && sources.has(to));
  return inner.length < arrows.length ? cyclic(inner) : [...new Set(arrows.map((arrow) => arrow.join(' -> ')))];
}

test('modules import each other in one direction', () => {
  expect(arrows.length).toBeGreaterThan(1000);
  expect(cyclic(arrows)).toEqual([]);
});

test('folders of content, web and worker are layers, in content/shared each subject: none imports one that imports it', () => {
  const folderOf = (file: string) =>
    file
      .split('/')
      .slice(0, file.startsWith('content/shared/') ? 3 : 2)
      .join('/');
  const between = arrows
    .map(([from, to]) => [folderOf(from), folderOf(to)] as const)
    .filter(([from, to]) => from !== to);
  expect(cyclic(between)).toEqual([]);
});

test('content imports no other folder, web and worker only content, and a page only its own parts', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  expect(sources.length).toBeGreaterThan(100);
  const wrong = sources.flatMap((file) =>
    imports(file, true)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('web/ui imports only types of content', () => {
  const wrong = files
    .filter((file) => file.startsWith('web/ui/'))
    .flatMap((file) => imports(file, false).map((target) => `${file} -> ${target}`))
    .filter((arrow) => arrow.includes('-> content/'));
  expect(wrong).toEqual([]);
});

const standards = /^(www\.w3\.org|www\.sitemaps\.org|schema\.org|purl\.org|search\.yahoo\.com)$/;

test('web and worker contain no host and no email address', () => {
  const wrong = files
    .filter((file) => /^(web|worker)\//.test(file) && !isTest(file) && !/^web\/tools\/|\/feeds\//.test(file))
    .flatMap((file) => {
      const hosts = [...read(file).matchAll(/\b(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(
        ([, host]) => host!,
      );
      const addresses = read(file).match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [];
      return [...hosts.filter((host) => !standards.test(host)), ...addresses].map((found) => `${file}: ${found}`);
    });
  expect(wrong).toEqual([]);
});
