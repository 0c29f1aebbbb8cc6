import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { changelogPath, type PageHead, type PagePath, pages } from '#content/pages.ts';
import { loadFeatures, unreadyContent } from '#content/readiness.ts';
import { App } from '../../app/app.tsx';
import { headHtml } from '../../app/head.ts';
import { structuredData } from '../../app/structured-data.ts';
import { UpdateList } from '../../pages/changelog/update-list.tsx';
import { AnswerList } from '../../pages/features/page-answers.tsx';
import { notFound, routeAt } from '../../routes.tsx';
import { EdgeTemplate, tokens } from '../../sections/edge-template.tsx';

/** With the source modules that its browser code needs. */
export interface Prerendered {
  path: PagePath | undefined;
  file: string;
  words: PageHead;
  head: string;
  body: string;
  data: string;
  sources: readonly string[];
}

export const pagePaths = Object.keys(pages) as PagePath[];

export const fileOf = (path: PagePath | undefined) => `${path === '/' ? 'index' : (path?.slice(1) ?? '404')}.html`;

/** Default: the 404 page. Throws the first render error. */
export async function renderPage(path: PagePath | undefined): Promise<Prerendered> {
  const { sources, load } = path ? routeAt(path) : notFound;
  const { head: words, questions } = await load();
  return {
    path,
    file: fileOf(path),
    words,
    head: headHtml(words, path),
    body: await render(path ?? '/404'),
    data: path ? jsonLd(path, words, questions) : '',
    sources,
  };
}

/** `feed` is the text of content/changelog.xml. */
export const unready = async (feed: string) => unreadyContent(await loadFeatures(), feed);

/** Escapes `<`, so no text can end the element. */
const jsonLd = (...page: Parameters<typeof structuredData>) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(...page)).replaceAll('<', '\\u003c')}</script>`;

/** Mustache templates that the worker fills. */
export async function renderTemplates() {
  const updates = await template(changelogPath ?? '/', <UpdateList view={tokens()} filter={tokens()} />);
  return { updatesTemplate: updates, answersTemplate: await template('/features', <AnswerList view={tokens()} />) };
}

async function template(path: string, content: ReactNode) {
  const html = await render(path, <EdgeTemplate value={true}>{content}</EdgeTemplate>);
  // React writes empty comments beside a section.
  return html.replace(/(\{\{[#^/]\w+\}\})<!-- -->/g, '$1').replace(/<!-- -->(?=\{\{[#^/])/g, '');
}

async function render(path: string, content: ReactNode = <App />) {
  const errors: unknown[] = [];
  const app = <StaticRouter location={path}>{content}</StaticRouter>;
  const { prelude } = await prerender(app, {
    onError: (error) => {
      errors.push(error);
    },
    // Otherwise React moves Suspense boundaries with inline scripts, which the CSP blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
