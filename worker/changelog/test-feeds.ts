import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'feeds');

/** The names of the sample feeds. */
export const feedNames = readdirSync(folder).map((file) => file.replace('.xml', ''));

/** A sample feed, and what is left of it when the entries between « and » are cut out. */
export function sampleFeed(name: string): { xml: string; kept: string } {
  const marked = readFileSync(join(folder, `${name}.xml`), 'utf8');
  return { xml: marked.replace(/[«»]/g, ''), kept: marked.replace(/«[^»]*»/g, '') };
}
