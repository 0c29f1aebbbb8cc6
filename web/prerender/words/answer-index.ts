import { catalogue } from '../../../content/pages/feature-catalog.ts';
import { featureWords } from '../../../content/pages/feature-words.ts';
import { type PageHead, type PagePath, pages } from '../../../content/pages.ts';
import type { BuyerQuestion } from '../../../content/search/buyer-question.ts';
import { appQuestions, askedQuestions } from '../../../content/search/buyer-questions.ts';
import { pageWords, synonyms } from '../../../content/search/buyer-words.ts';
import { pageWordings } from '../../../content/search/page-wordings.ts';
import { noQuestion } from '../../../content/search/places.ts';
import { rivalQuestions, tradeQuestions } from '../../../content/search/trades-and-rivals.ts';
import type {
  AnswerBlock,
  AnswerIndex,
  AnswerPage,
  AnswerRecord,
} from '../../../content/shared/search/answer-search.ts';
import { anchorOf } from '../../../content/shared/text/anchor.ts';
import { plainText } from '../../../content/shared/text/plain-text.ts';
import { site } from '../../../content/site.ts';

/**
 * One index of legal documents, one of all other pages. A question of a page becomes a record, after those of
 * content/search/buyer-questions.ts. `twins` are pages as Markdown, `bodies` their HTML, which has the ids.
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
    const blocks = blocksOf(twin, idsOf(path, bodies.get(path)!), seen, pages[path].kind === 'feature');
    const words = [pageWords[path], ...keywords, ...highlights].filter(Boolean).join(', ');
    return [path, pages[path].name, words, ['', '', description], ...blocks];
  });
  const isQuestion = ([id, heading]: AnswerBlock) => heading.endsWith('?') && id === anchorOf(heading);
  /** The heading of a section that has others below it. */
  const isIntroduction = (blocks: readonly AnswerBlock[], index: number) => {
    const [before, [id], after] = [blocks[index - 1], blocks[index]!, blocks[index + 1]];
    return id !== '' && before?.[0] !== id && after?.[0] === id;
  };
  const isLegal = ([path]: AnswerPage) => pages[path].kind === 'legal';
  const recordOf = ({ phrasings, answer, place }: BuyerQuestion): AnswerRecord => {
    const record: AnswerRecord = [phrasings.join('|'), place, ...segments(answer)];
    if (place.startsWith('https:')) return record;
    const [path, id] = place.replace(/\?[^#]*/, '').split('#') as [PagePath, string?];
    if (id && !new RegExp(`\\sid="${id}"`).test(bodies.get(path) ?? ''))
      throw new Error(`The answer to “${phrasings[0]}” leads to ${place}, which no page has.`);
    return record;
  };
  const pageRecords = all
    .filter((page) => !isLegal(page))
    .flatMap(([path, , , , ...blocks]) =>
      blocks.filter(isQuestion).map(([id, heading, ...sentences]): AnswerRecord => {
        const place = `${path}#${id}` as const;
        const parts = heading.split(/(?<=\?) /);
        const phrasings = [heading, ...(parts.length > 1 ? parts : []), ...(pageWordings[place] ?? [])];
        return [phrasings.join('|'), place, ...sentences];
      }),
    );
  const places = new Set<string>(pageRecords.map(([, place]) => place));
  for (const place of Object.keys(pageWordings))
    if (!places.has(place) && place !== noQuestion)
      throw new Error(`content/search/page-wordings.ts has wordings of ${place}, which no page asks. Remove them.`);
  return {
    answers: {
      pages: all.map((page): AnswerPage => {
        const [path, name, words, subject, ...blocks] = page;
        return [
          path,
          name,
          words,
          subject!,
          ...(isLegal(page)
            ? []
            : blocks.filter((block, index) => !isQuestion(block) && !isIntroduction(blocks, index)).map(cut)),
        ];
      }),
      synonyms,
      records: [...askedQuestions.map(recordOf), ...pageRecords],
      trades: tradeQuestions.map(recordOf),
      rivals: rivalQuestions.map(recordOf),
      apps: appQuestions.map(recordOf),
    },
    legal: { pages: all.filter(isLegal).map(([path, name, , , ...blocks]): AnswerPage => [path, name, '', ...blocks]) },
  };
}

/** By heading: the id of its answer, its own, or that of the section around it. */
function idsOf(path: PagePath, body: string): Map<string, string> {
  const all = Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!);
  const double = all.find((id, index) => all.indexOf(id) < index);
  if (double) throw new Error(`Two elements of ${path} have the id ${double}. Reword the question or heading.`);
  const ids = new Map<string, string>();
  let last = '';
  for (const [, level, attributes, text, answer, section] of body.matchAll(
    /<h([1-4])([^>]*)>(.*?)<\/h\1>(?:<\/summary><div id="([^"]+)")?|<section[^>]* id="([^"]+)"/gs,
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
    if (!ids.has(words)) ids.set(words, answer ?? last);
  }
  return ids;
}

const segmenter = new Intl.Segmenter(site.locale, { granularity: 'sentence' });

const segments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim());

/** Sentences of a heading. Records answer questions; these are found by a word or a name. */
const maxSentences = 1;

const cut = ([id, heading, ...sentences]: AnswerBlock): AnswerBlock => [
  id,
  heading,
  ...sentences.slice(0, maxSentences),
];

/** Sentences of a feature's first heading; the sample data of its piece comes after them. */
const maxOpening = 2;

/** A button row or a label with links. */
const linkRow = /^(?:[^:[\]]{0,40}: )?(?:\s*\[[^\]]*\]\([^)]*\)[\s,.]*)+$/;

/** A figure and its label, in bold. */
const figure = /^- \*\*[^*]+\*\* \*\*/;

/** Skips tables, sentences outside of questions that another page or section has, rows of links, and sample data and figures of a feature. */
function blocksOf(
  twin: string,
  ids: ReadonlyMap<string, string>,
  seen: Set<string>,
  isFeature: boolean,
): AnswerBlock[] {
  const blocks: [string, string, ...string[]][] = [['', '']];
  let points: string[] = [];
  const add = (text: string) => {
    const isAnswer = blocks.at(-1)![1].endsWith('?');
    if ((!isAnswer && text.length > 25 && seen.has(text)) || !/\p{L}{2}/u.test(text)) return;
    if (isFeature && blocks.length < 3 && blocks.at(-1)!.length - 2 >= maxOpening) return;
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
    if (line.startsWith('|') || linkRow.test(line) || (isFeature && figure.test(line))) continue;
    // A question may be the summary of its answer.
    const isHeading = /^#|^\*\*.+\?\*\*$/.test(line);
    const isPoint = /^\s*(?:-|\d+\.) /.test(line);
    const text = words(line);
    // Prices of other tools, which are typical ones.
    if (isPoint && blocks.at(-1)![1].startsWith(featureWords.insteadOf)) continue;
    if (isPoint && text && !/[.!?:]/.test(text)) {
      points.push(text);
      continue;
    }
    if (text) addPoints();
    if (isHeading) blocks.push([ids.get(text) ?? blocks.at(-1)![0], text]);
    else if (text) for (const sentence of segments(text)) add(sentence);
  }
  addPoints();
  return blocks.filter(([, , ...texts]) => texts.length > 0);
}

/** Plain text. */
function words(line: string): string {
  return line
    .replace(/^#+ |^[\s>]*(?:-|\d+\.)? +|^>\s*/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/ : /g, ': ')
    .trim();
}
