import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { stackPictures } from '../../../content/pages/home-tool-stack.ts';
import { streetPreview } from '../../../content/pages/main-street.ts';
import type { PageHead, PagePath } from '../../../content/pages.ts';
import { markdownPath, socialImagePath } from '../../../content/shared/http/page-files.ts';
import { site } from '../../../content/site.ts';
import { cachedFile } from '../file-cache.ts';
import { favicons } from '../pictures/favicons.ts';
import { socialImage } from '../pictures/social-images.ts';
import { answerIndexes } from '../words/answer-index.ts';
import { mainOf, markdownTwin } from '../words/markdown.ts';
import { searchFiles } from '../words/search-files.ts';
import { deadLinks } from './dead-links.ts';
import { application, documentHtml, ownScripts, rootColors } from './document.ts';
import { inlineScript } from './inline-script.ts';

type Renderer = typeof import('./render-pages.tsx');

/**
 * `dist/build.json` gives the worker CSP hashes, index paths, remaining samples, and a version that changes with any
 * byte of a page.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async buildApp(builder) {
      const { client, desk, sections, ssr } = builder.environments;
      // One environment after another: they share Vite's CSS plugin, which has the state of one build.
      const [start] = await Promise.all([inlineScript('start'), builder.build(client!)]);
      await builder.build(ssr!);
      await builder.build(sections!);
      const deskBuild = builder.build(desk!);
      // Failures throw at `await deskBuild`.
      deskBuild.catch(() => {});
      const clientDir = join(builder.config.root, client!.config.build.outDir);
      const prerenderDir = join(builder.config.root, ssr!.config.build.outDir);
      const write = async (file: string, content: string | Buffer) => {
        const target = join(clientDir, file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, content);
      };

      const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
      const stylesheet = join(clientDir, manifest['style.css']!.file);
      const css = (await readFile(stylesheet, 'utf8')).trim();
      await rm(stylesheet);
      const { pagePaths, renderPage, unready } = (await import(
        pathToFileURL(join(prerenderDir, 'prerender.js')).href
      )) as Renderer;
      const rendered = [];
      for (const path of [...pagePaths, undefined]) rendered.push(await renderPage(path));
      const dead = deadLinks(new Map(rendered.flatMap(({ path, body }) => (path ? [[path, body]] : []))));
      if (dead.length > 0) throw Object.assign(new Error(dead.join('\n')), { stack: dead.join('\n') });

      const twins = new Map<PagePath, string>();
      const heads = new Map<PagePath, PageHead>();
      const mains = new Map<PagePath, string>();
      for (const { path, words, body } of rendered) {
        if (!path) continue;
        heads.set(path, words);
        mains.set(path, mainOf(path, body));
        twins.set(path, await cachedTwin(path, words, mains.get(path)!));
      }
      const indexes = Object.values(answerIndexes(heads, twins, mains)).map((index) => JSON.stringify(index));
      const indexPaths = indexes.map((text) => `/assets/${hashOf(text).replace(/\W/g, '').slice(6, 14)}.json`);
      for (const [at, path] of indexPaths.entries()) await write(path, indexes[at]!);

      const version = createHash('sha256');
      for (const { path, file, words, sources, ...page } of rendered) {
        const modules = chunksOf(manifest, [application, ...sources]).map((chunk) => `/${chunk}`);
        const html = documentHtml({ ...page, styles: `<style>${css}</style>`, start, modules, indexPaths });
        version.update(html);
        await write(file, html);
        if (!path) continue;
        await write(markdownPath(path), twins.get(path)!);
        await write(socialImagePath(path), await socialImage(path, words, page.body));
      }
      await write(streetPreview.picture, await socialImage('/', { socialTitle: streetPreview.pictureTitle }));
      for (const { path, title } of stackPictures()) await write(path, await socialImage('/', { socialTitle: title }));
      for (const [file, content] of Object.entries({ ...searchFiles(heads, twins), ...(await favicons()) }))
        await write(file, content);

      await deskBuild;
      for (const file of ['desk/index.html', '../sections.js']) version.update(await readFile(join(clientDir, file)));
      const build = {
        version: version.digest('hex').slice(0, 12),
        styleHashes: [rootColors, css].map(hashOf),
        scriptHashes: [start, ...ownScripts].map(hashOf),
        answerIndexes: indexPaths,
        unready: await unready(await readFile(join(builder.config.root, '../content/changelog.xml'), 'utf8')),
      };
      await writeFile(join(clientDir, '../build.json'), JSON.stringify(build));
      await rm(dirname(prerenderDir), { recursive: true });
      await rm(join(clientDir, '.vite'), { recursive: true });
    },
  };
}

async function cachedTwin(...page: Parameters<typeof markdownTwin>) {
  return String(await cachedFile({ page, site }, async () => Buffer.from(markdownTwin(...page))));
}

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

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
