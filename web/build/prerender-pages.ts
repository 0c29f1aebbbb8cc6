import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { markdownPath } from '../../content/page-files.ts';
import type { Prerendered } from '../prerender.tsx';
import { brandIcons } from './brand-icons.ts';
import { markdownTwin } from './markdown-twins.ts';
import { searchFiles } from './search-files.ts';
import { socialImages } from './social-images.ts';

type Prerenderer = typeof import('../prerender.tsx');

/**
 * Builds the browser's files, then writes one HTML file a page with its words, head and styles inside, and
 * `dist/build.json` with what the worker must know of the build: style hashes for the content security policy, the
 * template of the changelog's list and a version that changes with any byte of it.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      await builder.build(client!);
      await builder.build(ssr!);
      const clientDir = join(builder.config.root, client!.config.build.outDir);
      const prerenderDir = join(builder.config.root, ssr!.config.build.outDir);

      const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
      const template = await inlineStyles(clientDir, manifest);
      const bundle = pathToFileURL(join(prerenderDir, 'prerender.js')).href;
      const { prerenderAll, prerenderUpdates } = (await import(`${bundle}?${Date.now()}`)) as Prerenderer;

      // The application itself is fetched later (web/entry.ts): preloading it would compete with the first paint.
      const application = new Set(chunksOf(manifest, ['index.html', 'hydrate.tsx']));
      const version = createHash('sha256').update(template);
      const rendered = await prerenderAll();
      for (const { file, head, body, sources } of rendered) {
        const preloads = chunksOf(manifest, sources)
          .filter((chunk) => !application.has(chunk))
          .map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk}">`);
        const html = template
          .replace('<!--page-head-->', () => head + preloads.join(''))
          .replace('<!--page-body-->', () => shortly(body));
        version.update(html);
        await writeFileDeep(join(clientDir, file), html);
      }
      for (const [file, content] of Object.entries(await filesForMachines(rendered)))
        await writeFileDeep(join(clientDir, file), content);

      const styleHashes = [...template.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, css]) => `sha256-${createHash('sha256').update(css!).digest('base64')}`,
      );
      const updatesTemplate = await prerenderUpdates();
      version.update(updatesTemplate);
      const build = { version: version.digest('hex').slice(0, 12), styleHashes, updatesTemplate };
      await writeFile(join(clientDir, '../build.json'), JSON.stringify(build));
      await rm(prerenderDir, { recursive: true });
      await rm(join(clientDir, '.vite'), { recursive: true });
    },
  };
}

/** Drawings are XML: their empty elements can close themselves, which React does not use. */
const shortly = (html: string) => html.replace(/><\/(?:circle|ellipse|path|rect|use)>/g, '/>');

/** What is made beside the pages, by file name: Markdown twins, maps of the site, pictures for links and icons. */
async function filesForMachines(rendered: readonly Prerendered[]): Promise<Record<string, string | Buffer>> {
  const paged = rendered.flatMap(({ path, ...page }) => (path ? [{ path, ...page }] : []));
  const bodies = new Map(paged.map(({ path, body }) => [path, body]));
  const twins = new Map(paged.map(({ path, body }) => [path, markdownTwin(path, body)]));
  return {
    ...Object.fromEntries([...twins].map(([path, twin]) => [markdownPath(path).slice(1), twin])),
    ...searchFiles(new Map(paged.map(({ path, sources }) => [path, sources])), twins),
    ...(await socialImages(bodies)),
    ...(await brandIcons()),
  };
}

async function writeFileDeep(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The HTML template with its stylesheet inside: a second round trip for 10 KB costs more than it saves. */
async function inlineStyles(clientDir: string, manifest: Manifest) {
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const files = manifest['index.html']!.css ?? [];
  const css = await Promise.all(files.map((file) => readFile(join(clientDir, file), 'utf8')));
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<!--page-head-->', () => `<style>${css.join('').trim()}</style><!--page-head-->`);
}

/** The files of the given source modules and of everything they import statically. */
function chunksOf(manifest: Manifest, sources: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]!.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((key) => manifest[key]!.file);
}
