import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { stackPictures } from '../../../content/pages/home-tool-stack.ts';
import type { PageHead, PagePath } from '../../../content/pages.ts';
import * as markup from '../../../content/shared/html-attributes.ts';
import { markdownPath, socialImagePath } from '../../../content/shared/page-files.ts';
import { site } from '../../../content/site.ts';
import { keptFile } from '../file-cache.ts';
import { brandIcons } from '../pictures/favicons.ts';
import { socialImage } from '../pictures/social-images.ts';
import { mainOf, markdownTwin } from '../words/markdown.ts';
import { searchFiles } from '../words/search-files.ts';
import { deadLinks } from './dead-links.ts';

type Prerenderer = typeof import('./render-pages.tsx');

/**
 * Builds the browser's files and the owner's desk, then writes one HTML file a page with its words, head and styles
 * inside, and `dist/build.json` with what the worker must know of the build: hashes of what is inside the HTML for the content
 * security policy, the template of the changelog's list, what is still a sample, and a version that changes with any byte.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async buildApp(builder) {
      const { client, desk, ssr } = builder.environments;
      const browser = builder.build(client!);
      // After the browser's, which empties the folder of both. What fails is thrown where the desk is needed.
      const owner = browser.then(() => builder.build(desk!));
      owner.catch(() => {});
      const [recorder, start] = await Promise.all([
        inlineScript('record-changes'),
        inlineScript('start'),
        browser,
        builder.build(ssr!),
      ]);
      const clientDir = join(builder.config.root, client!.config.build.outDir);
      const prerenderDir = join(builder.config.root, ssr!.config.build.outDir);

      const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
      const template = await inlineAssets(clientDir, recorder, start);
      const bundle = pathToFileURL(join(prerenderDir, 'prerender.js')).href;
      const { renderPages, prerenderUpdates, unready } = (await import(bundle)) as Prerenderer;

      const version = createHash('sha256').update(template);
      const twins = new Map<PagePath, string>();
      const heads = new Map<PagePath, PageHead>();
      const rendered = await Array.fromAsync(renderPages());
      const dead = deadLinks(new Map(rendered.flatMap(({ path, body }) => (path ? [[path, body]] : []))));
      // Without the stack, which says nothing to an owner.
      if (dead.length > 0) throw Object.assign(new Error(dead.join('\n')), { stack: dead.join('\n') });
      const updatesTemplate = await prerenderUpdates();
      for (const { path, file, words, head, body, data, ...page } of rendered) {
        const modules = chunksOf(manifest, ['index.html', ...page.sources]).map((chunk) => `/${chunk}`);
        const html = template
          .replace('<!--page-head-->', () => head)
          .replace('<!--page-body-->', () => body)
          // Behind what is to be seen, which it would hold up.
          .replace('<!--page-data-->', () => data)
          .replace('page-modules', modules.join(' '));
        version.update(html);
        await writeFileDeep(join(clientDir, file), html);
        if (!path) continue;
        heads.set(path, words);
        twins.set(path, await keptTwin(path, words, mainOf(path, body)));
        await writeFileDeep(join(clientDir, markdownPath(path)), twins.get(path)!);
        await writeFileDeep(join(clientDir, socialImagePath(path)), await socialImage(path, words, body));
      }
      for (const { path, title } of stackPictures())
        await writeFileDeep(join(clientDir, path), await socialImage('/', { socialTitle: title }));
      for (const [file, content] of Object.entries({ ...searchFiles(heads, twins), ...(await brandIcons()) }))
        await writeFileDeep(join(clientDir, file), content);

      await owner;
      version.update(updatesTemplate).update(await readFile(join(clientDir, 'desk/index.html')));
      const build = {
        version: version.digest('hex').slice(0, 12),
        styleHashes: hashesOf(template, 'style'),
        scriptHashes: hashesOf(template, 'script'),
        updatesTemplate,
        unready: await unready(await readFile(join(builder.config.root, '../content/changelog.xml'), 'utf8')),
      };
      await writeFile(join(clientDir, '../build.json'), JSON.stringify(build));
      await rm(dirname(prerenderDir), { recursive: true });
      await rm(join(clientDir, '.vite'), { recursive: true });
    },
  };
}

/** Most pages say what they said at the last build. */
async function keptTwin(...page: Parameters<typeof markdownTwin>) {
  return String(await keptFile({ page, site }, async () => Buffer.from(markdownTwin(...page))));
}

async function writeFileDeep(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The HTML template with its stylesheet and its first scripts inside: another round trip costs more than they weigh. */
async function inlineAssets(clientDir: string, recorder: string, start: string) {
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  const [link, stylesheet] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)!;
  const css = await readFile(join(clientDir, stylesheet!), 'utf8');
  await rm(join(clientDir, stylesheet!));
  return template
    .replace(link, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/\n\s*/g, '')
    .replace('<!--page-head-->', () => `<style>${css.trim()}</style><!--page-head-->`)
    .replace('<body>', () => `<body><script>${recorder}</script>`)
    .replace('</body>', () => `<script ${markup.modules}="page-modules">${start}</script></body>`);
}

/** Builds a module of web/startup as one classic script. */
async function inlineScript(name: string) {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Older browsers read it too, and learn that they are.
      target: 'es2017',
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, `../../startup/${name}.ts`), formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = bundle as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** The hashes of all elements of this name, as the content security policy writes them. */
function hashesOf(html: string, element: 'style' | 'script') {
  const contents = html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  return [...contents].map(([, content]) => `sha256-${createHash('sha256').update(content!).digest('base64')}`);
}

/** The files of the given source modules and of their static imports. */
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
