import { catalogue } from '../../../content/pages/feature-catalog.ts';
import { type PageHead, type PagePath, pages } from '../../../content/pages.ts';
import type { AnswerBlock, AnswerIndex, AnswerPage } from '../../../content/search/answer-search.ts';
import { directAnswers, pageWords, synonyms } from '../../../content/search/buyer-words.ts';
import { plainText } from '../../../content/shared/plain-text.ts';
import { site } from '../../../content/site.ts';

/**
 * One index of legal documents, one of all other pages. `twins` are pages as Markdown, `bodies` their HTML, which has the ids.
 */
export function answerIndexes(
  heads: ReadonlyMap<PagePath, PageHead>,
  twins: ReadonlyMap<PagePath, string>,
  bodies: ReadonlyMap<PagePath, string>,
): { answers: AnswerIndex; legal: AnswerIndex } {
  const seen = new Set<string>();
  const all = [...twins].map(([path, twin]): AnswerPage => {
    const { description, keywords } = heads.get(path)!;
    const highlights = catalogue.find(({ link }) => link === path)?.highlights ?? [];
    const blocks = blocksOf(twin, idsOf(bodies.get(path)!), seen);
    const words = [pageWords[path], ...keywords, ...highlights].filter(Boolean).join(', ');
    return [path, pages[path].name, words, ['', '', description], ...blocks];
  });
  const isLegal = ([path]: AnswerPage) => pages[path].kind === 'legal';
  return {
    answers: {
      pages: all.map((page) => (isLegal(page) ? (page.slice(0, 4) as unknown as AnswerPage) : page)),
      synonyms,
      direct: directAnswers,
    },
    legal: { pages: all.filter(isLegal).map(([path, name, , , ...blocks]): AnswerPage => [path, name, '', ...blocks]) },
  };
}

/** By heading: its id, or that of the section around it. */
function idsOf(body: string): Map<string, string> {
  const ids = new Map<string, string>();
  let last = '';
  for (const [, level, attributes, text, section] of body.matchAll(
    /<h([1-4])([^>]*)>(.*?)<\/h\1>|<section[^>]* id="([^"]+)"/gs,
  )) {
    if (section) {
      last = section;
      continue;
    }
    const id = / id="([^"]+)"/.exec(attributes!)?.[1];
    // A section's id serves its heading too.
    if (id) last = id === `${last}-heading` ? last : id;
    else if (level! < '3') last = '';
    const words = plainText(text!).replace(/\s+/g, ' ');
    if (!ids.has(words)) ids.set(words, last);
  }
  return ids;
}

const sentences = new Intl.Segmenter(site.locale, { granularity: 'sentence' });

/** Skips sentences that another page or section has. */
function blocksOf(twin: string, ids: ReadonlyMap<string, string>, seen: Set<string>): AnswerBlock[] {
  const blocks: [string, string, ...string[]][] = [['', '']];
  let points: string[] = [];
  const add = (text: string) => {
    if ((text.length > 25 && seen.has(text)) || !/\p{L}{2}/u.test(text)) return;
    seen.add(text);
    blocks.at(-1)!.push(text);
  };
  const addPoints = () => {
    if (points.length > 0) add(points.join(', '));
    points = [];
  };
  const lines = twin
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^Form fields:\n\n(?:- .*\n)+/gm, '')
    .split('\n');
  for (const line of lines) {
    // A question may be the summary of its answer.
    const isHeading = /^#|^\*\*.+\?\*\*$/.test(line);
    const isPoint = /^\s*(?:-|\d+\.) /.test(line);
    const text = words(line);
    if (isPoint && text && !/[.!?:]/.test(text)) {
      points.push(text);
      continue;
    }
    if (text) addPoints();
    if (isHeading) blocks.push([ids.get(text) ?? blocks.at(-1)![0], text]);
    // A line of links alone is a row of buttons.
    else if (text && !/^(?:\s*\[[^\]]*\]\([^)]*\))+$/.test(line))
      for (const { segment } of sentences.segment(text)) add(segment.trim());
  }
  addPoints();
  return blocks.filter(([, , ...texts]) => texts.length > 0);
}

/** Plain text. A table's row is `first: second, third`. */
function words(line: string): string {
  const cells = line.startsWith('|') ? line.slice(1, -1).split(/(?<!\\)\|/) : [];
  if (cells.length > 0 && cells.every((cell) => /^\s*-*\s*$/.test(cell))) return '';
  const [first, ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return (cells.length > 0 ? [first, others.join(', ')].filter(Boolean).join(': ') : line)
    .replace(/^#+ |^[\s>]*(?:-|\d+\.)? +|^>\s*/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/ : /g, ': ')
    .trim();
}
