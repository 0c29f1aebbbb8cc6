import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { PageKind } from '../../../content/pages.ts';
import { dashed, slugOf } from '../../../content/shared/http/page-files.ts';

const root = join(import.meta.dirname, '../../..');

type Pages = Readonly<Record<string, { kind: PageKind }>>;

export type Sources = ReadonlyMap<string, string>;

export function readSources(): Sources {
  const files = globSync(['content/**/*.ts', 'content/legal/*.md', 'web/**/*.{ts,tsx}', 'web/ui/bo/props/*.svg'], {
    cwd: root,
  });
  return new Map(
    files
      .filter(
        (file) =>
          !/\.(test|spec)\.|\/(content-(problems|references)|test-[\w-]+)\.ts$|^(content\/sample|web\/(e2e|tools))\//.test(
            file,
          ),
      )
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

export function pageReferences(sources: Sources, pages: Pages): string[] {
  const leftover = [...sources.keys()].filter((file) => isLeftover(file, pages));
  const names =
    /(?<quote>['"`])(?<name>\/[a-z][\w-]*(?:\/[\w-]+)*)(?=[#?]|\k<quote>)|\]\((?<name>\/[a-z][\w/-]*)(?=[#?)])/g;
  const links = placesOf(sources, names).filter(
    ({ file, name }) =>
      !(name in pages) &&
      !/^\/(api|desk|not-found)\b/.test(name) &&
      file !== 'content/pages.ts' &&
      !leftover.includes(file),
  );
  return [
    ...links.map(
      ({ at, name }) => `${at} names ${name}, which is not in content/pages.ts. Remove that, or add the page.`,
    ),
    ...leftover.map((file) => `${file} belongs to no page of content/pages.ts. Delete the file, or add the page.`),
  ];
}

function isLeftover(file: string, pages: Pages) {
  const has = (kind: PageKind, slug: string) =>
    Object.keys(pages).some((path) => pages[path]!.kind === kind && slugOf(path) === slug);
  const feature = /^(?:content\/features|web\/pages\/feature\/[\w-]+|web\/ui\/bo\/props)\/([\w-]+)\.\w+$/.exec(
    file,
  )?.[1];
  const legal = /^content\/legal\/([\w-]+)\.md$/.exec(file)?.[1];
  const page = /^web\/pages\/([\w-]+)\/page\.tsx$/.exec(file)?.[1];
  return (
    (feature && !has('feature', feature)) ||
    (legal && !has('legal', legal)) ||
    (page && page !== 'not-found' && !Object.keys(pages).some((path) => dashed(path) === page))
  );
}

/** Imports by code of web/ whose file is gone, such as one of a deleted folder. */
export function importProblems(sources: Sources, has = (file: string) => existsSync(join(root, file))): string[] {
  const web = new Map([...sources].filter(([file]) => file.startsWith('web/')));
  return placesOf(web, /(?:from |import\(|import )'(?<name>(?:\.{1,2}|#content)\/[^'?]+\.(?:tsx?|css))'/g)
    .map(({ file, name, at }) => ({
      at,
      file: name.startsWith('#') ? name.slice(1) : normalize(join(file, '..', name)),
    }))
    .filter(({ file }) => !has(file))
    .map(({ at, file }) => `${at} imports ${file}, which is missing. Restore the file, or remove what uses it.`);
}

/** Removed plans in the plan table or testimonials. */
export function planReferences(sources: Sources, plans: readonly string[], inTable: readonly string[]): string[] {
  const gone = inTable.filter((slug) => !plans.includes(slug));
  const shares = placesOf(sources, /\b(?<name>[\w-]+)['"]?: /g).filter(
    ({ file, name }) => file === 'content/facts/plan-table.ts' && gone.includes(name),
  );
  const customers = placesOf(sources, /^\s*plan: '(?<name>[^']+)',$/g).filter(({ name }) => !plans.includes(name));
  const known = `which is not in content/facts/pricing.ts: the plans are ${plans.join(', ')}`;
  return [
    ...shares.map(
      ({ at, name }) => `${at} names the plan ${name}, ${known}. Name the plan that has this now, or remove it.`,
    ),
    ...customers.map(({ at, name }) => `${at} names the plan ${name}, ${known}. Name one of them.`),
  ];
}

/** `named` are the names that content uses. */
export function integrationReferences(
  sources: Sources,
  integrations: readonly string[],
  named: readonly string[],
): string[] {
  const gone = named.filter((name) => !integrations.includes(name));
  return placesOf(sources, /['"](?<name>[^'"]+)['"]/g)
    .filter(
      ({ file, name }) => gone.includes(name) && /^content\/(features\/|facts\/integrations\.ts)|^web\//.test(file),
    )
    .map(
      ({ at, name }) =>
        `${at} names ${name}, which is not in content/facts/integrations.ts. Remove that, or add the integration.`,
    );
}

export function newsletterReferences(sources: Sources, hasNewsletter: boolean): string[] {
  if (hasNewsletter) return [];
  const legal = new Map([...sources].filter(([file]) => file.startsWith('content/legal/')));
  return placesOf(legal, /\b(?<name>newsletter)\b/gi).map(
    ({ at }) => `${at} mentions the newsletter, which content/site.ts turns off. Reword the line.`,
  );
}

function placesOf(sources: Sources, pattern: RegExp) {
  return [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const names = new Set([...line.matchAll(pattern)].map(({ groups }) => groups!.name!));
      return [...names].map((name) => ({ file, name, at: `${file}:${index + 1}` }));
    }),
  );
}
