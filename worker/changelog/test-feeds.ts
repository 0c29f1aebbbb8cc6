import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangelogItem } from '#content/shared/changelog.ts';

const folder = join(import.meta.dirname, 'feeds');

/** The names of the sample feeds. */
export const feedNames = readdirSync(folder).flatMap((file) => (file.endsWith('.xml') ? [file.slice(0, -4)] : []));

/** A sample feed, what is left of it when the entries between « and » are cut out, and what the others say. */
export function sampleFeed(name: string): { xml: string; kept: string; items: ChangelogItem[] } {
  const marked = readFileSync(join(folder, `${name}.xml`), 'utf8');
  const items = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { xml: marked.replace(/[«»]/g, ''), kept: marked.replace(/«[^»]*»/g, ''), items };
}
