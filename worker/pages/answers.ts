import type { Context } from 'hono';
import {
  type AnswerIndex,
  type AnswerSearch,
  type Answers,
  createAnswerSearch,
  withLegal,
} from '#content/shared/search/answer-search.ts';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { readAsset } from './assets.ts';

/** Per isolate: of the pages, and of the legal documents. */
let loading: Promise<AnswerSearch[]> | undefined;

export async function findAnswers(c: Context<App>, query: string): Promise<Answers> {
  loading ??= Promise.all(
    build.answerIndexes.map(async (path) => {
      const index: AnswerIndex = await (await readAsset(c, path)).json();
      return createAnswerSearch(index);
    }),
  ).catch((error) => {
    loading = undefined;
    throw error;
  });
  // Other searches wait for it, even if this visitor leaves.
  c.executionCtx.waitUntil(loading.catch(() => {}));
  const [pages, legal] = await loading;
  return withLegal(pages!.find(query), legal!.find(query));
}
