import * as markup from '#content/shared/http/html-attributes.ts';
import { type AnswerIndex, type Answers, buildAnswerSearch, withLegal } from '#content/shared/search/answer-search.ts';

/** Milliseconds of indexing after which the browser may respond to input. */
const sliceMs = 12;

let loading: Promise<(query: string) => Promise<Answers>> | undefined;

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
  const search = await index(address!);
  let legal: ReturnType<typeof index> | undefined;
  return async (query: string) => {
    const answers = search.find(query);
    if (answers.isClear || !query.trim()) return answers;
    legal ??= index(legalAddress!);
    // Other answers work without it.
    const documents = await legal.catch(() => {
      legal = undefined;
    });
    return documents ? withLegal(answers, documents.find(query)) : answers;
  };
}

async function index(address: string) {
  const building = buildAnswerSearch(await read(address));
  let begun = performance.now();
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
    if (performance.now() - begun < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}

async function read(address: string): Promise<AnswerIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
