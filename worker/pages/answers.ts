import type { Context, MiddlewareHandler } from 'hono';
import Mustache from 'mustache';
import { type AnswerIndex, type AnswerSearch, createAnswerSearch, withLegal } from '#content/search/answer-search.ts';
import { answersView, searchText } from '#content/search/answer-words.ts';
import * as markup from '#content/shared/html-attributes.ts';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { readAsset } from './assets.ts';
import { fillPage } from './filled-page.ts';

/** Per isolate: of the pages, and of the legal documents. */
let loading: Promise<AnswerSearch[]> | undefined;

/** Fills `?q=` into the page of features. */
export function answers(): MiddlewareHandler<App> {
  return async function answers(c, next) {
    const query = searchText(new URL(c.req.url).searchParams.get('q') ?? '');
    // The development server builds no index.
    if (!query || build.answerIndexes.length === 0) return next();
    await fillPage(c, next, encodeURIComponent(query), async () => {
      const list = Mustache.render(build.answersTemplate, answersView(query, await find(c, query)));
      return new HTMLRewriter().on(`[${markup.answers}]`, {
        element: (place) => void place.setInnerContent(list, { html: true }),
      });
    });
  };
}

async function find(c: Context<App>, query: string) {
  loading ??= Promise.all(
    build.answerIndexes.map(async (path) => {
      const index: AnswerIndex = await (await readAsset(c, path)).json();
      return createAnswerSearch(index);
    }),
  ).catch((error) => {
    loading = undefined;
    throw error;
  });
  const [pages, legal] = await loading;
  return withLegal(pages!.find(query), legal!.find(query));
}
