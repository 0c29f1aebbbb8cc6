import { type Answer, type AnswerIndex, createAnswerSearch } from '#content/search/answer-search.ts';
import { enoughAnswers } from '#content/search/answer-words.ts';
import * as markup from '#content/shared/html-attributes.ts';

/** Milliseconds of indexing after which the browser may respond to input. */
const sliceMs = 12;

let loading: Promise<(query: string) => Promise<Answer[]>> | undefined;

/** Builds the index once; retries after a failure. */
export function loadAnswers() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [address, legalAddress] = document
    .querySelector<HTMLElement>(`[${markup.answerIndexes}]`)!
    .getAttribute(markup.answerIndexes)!
    .split(' ');
  const { pages, ...words } = await read(address!);
  const search = createAnswerSearch({ ...words, pages: [] });
  const add = async (more: AnswerIndex['pages']) => {
    let begun = performance.now();
    for (const page of more) {
      search.add([page]);
      if (performance.now() - begun < sliceMs) continue;
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  };
  await add(pages);
  let legal: Promise<void> | undefined;
  return async (query: string) => {
    const answers = search.find(query);
    if (answers.length >= enoughAnswers || !query.trim()) return answers;
    legal ??= read(legalAddress!).then(({ pages }) => add(pages));
    // Other answers work without it.
    await legal.catch(() => {
      legal = undefined;
    });
    return search.find(query);
  };
}

async function read(address: string): Promise<AnswerIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
