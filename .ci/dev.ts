import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Request, Response } from 'miniflare';
import { createServer, isRunnableDevEnvironment, loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { refuseBadContent } from '../web/prerender/check/check-content.ts';
import { application, documentHtml } from '../web/prerender/pages/document.ts';
import { inlineScript } from '../web/prerender/pages/inline-script.ts';
import { readAddress } from './address.ts';
import { createFront, problemPage } from './error-proxy.ts';
import { bundleWorker, closeOnSignal, migrate, reasonOf, root, runOnEdit, serve } from './serve.ts';

// `npm run dev`: Vite serves modules, the worker everything else. Its ASSETS binding renders pages on request.

type Renderer = typeof import('../web/prerender/pages/render-pages.tsx');
type Sections = typeof import('../web/prerender/pages/edge-sections.tsx');

let vite: ViteDevServer | undefined;
let configFiles: ReadonlySet<string> = new Set();
let start = '';
let worker: Awaited<ReturnType<typeof serve>> | undefined;
let release = releaseIn('a');

const front = createFront(await readAddress('npm run dev', 5173), {
  before: (incoming, response, next) => (vite ? vite.middlewares(incoming, response, next) : next()),
  // Vite's own inline scripts have no hash in it.
  dropped: ['content-security-policy'],
});
const sources = ['content', 'web/start', 'web/prerender', 'worker'];
await runOnEdit(sources, ['vite.config.ts', 'wrangler.toml', '.dev.vars'], show);

/** Reloads what Vite doesn't watch. On failure keeps the last state. */
async function show(edited: readonly string[]) {
  const hadProblem = front.problem;
  try {
    await refuseBadContent();
    if (!vite || edited.some((file) => configFiles.has(join(root, file)))) await startVite();
    start = await inlineScript('start');
    // Keeps the running bundle, in case the next one fails.
    const next = releaseIn(release.worker.endsWith('a') ? 'b' : 'a');
    await Promise.all([
      migrate(),
      bundleWorker('worker/index.ts', next.worker, [developmentBuild(), developmentSections()]),
    ]);
    if (worker) await worker.show(next);
    else worker = await serve(next, asset);
    closeOnSignal(close);
    release = next;
    front.problem = '';
    front.workerPort = worker.port;
    if (hadProblem) vite!.environments.client.hot.send({ type: 'full-reload' });
  } catch (error) {
    front.problem = reasonOf(error);
    console.error(`\n${front.problem}\n`);
    vite?.environments.client.hot.send({ type: 'error', err: { message: front.problem, stack: '' } });
  }
  front.listen();
}

async function close() {
  front.close();
  await Promise.all([vite?.close(), worker?.close()]);
}

async function startVite() {
  const file = join(root, 'vite.config.ts');
  const env = { command: 'serve', mode: 'development' } as const;
  const { config, dependencies } = (await loadConfigFromFile(env, file, root, 'silent'))!;
  await vite?.close();
  const server = { ...config.server, middlewareMode: true, hmr: { server: front.server } };
  vite = await createServer({ ...config, configFile: false, appType: 'custom', logLevel: 'warn', server });
  configFiles = new Set([file, ...dependencies].map((path) => join(root, path.replace(`${root}/`, ''))));
}

async function asset(request: Request): Promise<Response> {
  if (request.method === 'POST') return renderedSections(request);
  const file = new URL(request.url).pathname.slice(1);
  try {
    const html = file === 'desk/index.html' ? await readFile(join(root, 'web', file), 'utf8') : await renderFile(file);
    if (!html) return new Response(null, { status: 404 });
    return htmlOf(await vite!.transformIndexHtml(`/${file}`, html));
  } catch (error) {
    return htmlOf(problemPage(reasonOf(error)));
  }
}

/** Of `developmentSections`. */
async function renderedSections(request: Request): Promise<Response> {
  try {
    const { renderSections } = await sourceOf<Sections>('edge-sections');
    return Response.json(await renderSections(...((await request.json()) as Parameters<typeof renderSections>)));
  } catch (error) {
    return new Response(reasonOf(error), { status: 500 });
  }
}

function releaseIn(name: string) {
  return { client: join(root, 'web/public'), worker: join(root, '.wrangler/dev', name) };
}

function htmlOf(html: string) {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function renderFile(file: string): Promise<string | undefined> {
  const { pagePaths, renderPage, fileOf } = await renderer();
  const path = pagePaths.find((path) => fileOf(path) === file);
  if (!path && file !== fileOf(undefined)) return undefined;
  const page = await renderPage(path);
  const styles = '<link rel="stylesheet" href="/styles/styles.css">';
  return documentHtml({ ...page, start, styles, modules: [`/${application}`], indexPaths: [] });
}

function renderer(): Promise<Renderer> {
  return sourceOf('render-pages');
}

function sourceOf<Module>(name: string): Promise<Module> {
  const { ssr } = vite!.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('vite.config.ts has no environment `ssr`.');
  return ssr.runner.import(`/prerender/pages/${name}.tsx`);
}

function developmentBuild(): Plugin {
  return {
    name: 'development-build',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('dist/build.json') ? '\0build' : undefined),
    async load(id) {
      if (id !== '\0build') return;
      const { unready } = await renderer();
      const feed = await readFile(join(root, 'content/changelog.xml'), 'utf8');
      const values = { answerIndexes: [], unready: await unready(feed) };
      const build = { styleHashes: [], scriptHashes: [], version: 'development', ...values };
      return `export default ${JSON.stringify(build)}`;
    },
  };
}

/** Renders on request, so that edits of components need no new bundle. */
function developmentSections(): Plugin {
  return {
    name: 'development-sections',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('dist/sections.js') ? '\0sections' : undefined),
    load: (id) =>
      id === '\0sections'
        ? `import { env } from 'cloudflare:workers';
export async function renderSections(...rendered) {
  const answer = await env.ASSETS.fetch('http://localhost', { method: 'POST', body: JSON.stringify(rendered) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}`
        : undefined,
  };
}
