import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PagePath, pages } from '../../content/pages.ts';
import { htmlPath } from '../../content/shared/http/page-files.ts';

/** The folder of the built site. */
export const client = join(import.meta.dirname, '../../dist/client');

export const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

export const paths = Object.keys(pages) as PagePath[];

export const featurePaths = paths.filter((path) => pages[path].kind === 'feature');

export const read = (file: string) => readFileSync(join(client, file), 'utf8');

export const htmlOf = (path: string) => read(htmlPath(path));
