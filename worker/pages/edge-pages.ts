import type { Context, MiddlewareHandler } from 'hono';
import { type MessageFormName, messageForms } from '#content/forms/forms.ts';
import { decodeStack, encodeStack, planLines, stackHead, stackParameter } from '#content/pages/home-tool-stack.ts';
import type { PagePath } from '#content/pages.ts';
import { demoTimeList } from '#content/shared/forms/demo-times.ts';
import type { MessageForm } from '#content/shared/forms/form.ts';
import { isAsked, openingOf, subjectIn, topicFor } from '#content/shared/forms/subject.ts';
import type { EdgeProps, EdgeSection } from '#content/shared/pages/edge-props.ts';
import { answersView, searchText } from '#content/shared/search/answer-words.ts';
import { site } from '#content/site.ts';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { matchesEtag } from '../request/etag.ts';
import { findAnswers } from './answers.ts';
import { sectionRewriter } from './edge-sections.ts';
import { setOpenGraph } from './open-graph.ts';
import { prefersMarkdown } from './pages.ts';

interface EdgePage {
  page: PagePath;
  sections: readonly EdgeSection[];
  /** Undefined for a query that changes nothing. */
  read(query: URLSearchParams): Filling | undefined;
}

interface Filling {
  /** Becomes part of the ETag. */
  value: string;
  props: EdgeProps | ((c: Context<App>) => Promise<EdgeProps>);
  /** Open Graph tags. */
  preview?: Readonly<Record<string, string>>;
}

/** Pages with sections that depend on the query. */
export const edgePages: readonly EdgePage[] = [
  {
    page: '/',
    sections: ['stack', ...planLines.map(({ line }) => line)],
    read(query) {
      const ticked = decodeStack(query.get(stackParameter));
      const value = encodeStack(ticked);
      if (value === null) return undefined;
      const search = `?${stackParameter}=${value}`;
      const head = stackHead(ticked);
      if (!head) return { value, props: { search } };
      const { title, description, image } = head;
      // Some sites fetch og:url instead of the shared URL.
      const url = `${site.origin}/${search}`;
      const preview = { title, description, url, image: site.origin + image, 'image:alt': title };
      return { value, props: { search }, preview };
    },
  },
  {
    page: '/features',
    sections: ['answers'],
    read(query) {
      const text = searchText(query.get('q') ?? '');
      // The development server builds no index.
      if (!text || build.answerIndexes.length === 0) return undefined;
      const props = async (c: Context<App>) => ({ answers: answersView(text, await findAnswers(c, text)) });
      return { value: encodeURIComponent(text), props };
    },
  },
  ...Object.values(messageForms).map(subjectPage),
];

function subjectPage(form: MessageForm & { name: MessageFormName }): EdgePage {
  return {
    page: form.page,
    sections: [form.name],
    read(query) {
      const subject = subjectIn(`${query}`);
      if (!subject) return undefined;
      const entry = { form: form.name, values: { [form.subject.field]: openingOf(form, subject) } };
      const props = subjectProps(form, subject);
      return { value: encodeURIComponent(subject + (props.times[0]?.value ?? '')), props: { ...props, entry } };
    },
  };
}

export function subjectProps(form: MessageForm, subject: string) {
  const topic = topicFor(form, subject);
  const asks = Object.entries(form.fields).some(([name, { type }]) => type === 'slot' && isAsked(form, name, topic));
  return { search: `?${new URLSearchParams({ subject })}`, times: asks ? demoTimeList(Date.now()) : [] };
}

export function edgePage({ page, sections, read }: EdgePage): MiddlewareHandler<App> {
  return async function edgePage(c, next) {
    const filling = read(new URL(c.req.url).searchParams);
    if (!filling || prefersMarkdown(c.req.header('Accept'))) return next();
    const tags = c.req.header('If-None-Match');
    c.req.raw = new Request(c.req.raw);
    // The browser's ETag is that of the filled page.
    c.req.raw.headers.delete('If-None-Match');
    await next();
    if (c.res.status !== 200) return;
    const { value, props, preview } = filling;
    const etag = `W/"${build.version}-${value}"`;
    if (matchesEtag(tags, etag)) {
      c.res.headers.set('ETag', etag);
      c.res = new Response(null, { status: 304 });
      return;
    }
    const rewriter = await sectionRewriter(page, sections, typeof props === 'function' ? await props(c) : props);
    if (!rewriter) return;
    c.res.headers.set('ETag', etag);
    c.res = setOpenGraph(rewriter, preview).transform(c.res);
  };
}
