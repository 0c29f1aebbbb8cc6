import type { Context, MiddlewareHandler } from 'hono';
import Mustache from 'mustache';
import { type AnswerIndex, type AnswerSearch, createAnswerSearch } from '#content/search/answer-search.ts';
import { answersView, enoughAnswers, searchText } from '#content/search/answer-words.ts';
import * as markup from '#content/shared/html-attributes.ts';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { readAsset } from './assets.ts';
import { fillPage } from './filled-page.ts';

/** Per isolate. The legal documents join when needed. */
let search: AnswerSearch | undefined;
let hasLegal = false;

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
  const [pages, legal] = build.answerIndexes as [string, string];
  const read = async (path: string): Promise<AnswerIndex> => (await readAsset(c, path)).json();
  search ??= createAnswerSearch(await read(pages));
  const found = search.find(query);
  if (found.length >= enoughAnswers || hasLegal) return found;
  const documents = await read(legal);
  if (!hasLegal) search.add(documents.pages);
  hasLegal = true;
  return search.find(query);
}
