import MiniSearch, { type Query } from 'minisearch';
import type { Action, PagePath } from '../../pages.ts';

/** A heading with its sentences. `id` is that of its section, or empty. */
export type AnswerBlock = readonly [id: string, heading: string, ...sentences: string[]];

/** `words` are other names of its subject. */
export type AnswerPage = readonly [path: PagePath, name: string, words: string, ...blocks: AnswerBlock[]];

/** Phrasings separated by `|`, the first one is shown. */
export type AnswerRecord = readonly [phrasings: string, to: Action['to'], ...sentences: string[]];

/** Made by web/prerender/words/answer-index.ts. */
export interface AnswerIndex {
  pages: readonly AnswerPage[];
  /** Words and phrases that mean the same, separated by commas. */
  synonyms?: readonly string[];
  records?: readonly AnswerRecord[];
  /** Trades: a query must have all words of a phrasing. They tell who asks. */
  trades?: readonly AnswerRecord[];
  /** Rivals, likewise. */
  rivals?: readonly AnswerRecord[];
  /** Apps, likewise. */
  apps?: readonly AnswerRecord[];
}

/** A sentence and its place, `Page > Heading`. `pieces` are the text; `found` marks the words that match. */
export interface Answer {
  to: Action['to'];
  place: string;
  /** The question that the text answers, or empty. */
  question: string;
  pieces: readonly { at: number; text: string; found: boolean }[];
}

/** `isClear`: the first one covers the query. Otherwise they are guesses. */
export interface Answers {
  isClear: boolean;
  answers: readonly Answer[];
}

export interface AnswerSearch {
  /** At most six, best first: records, then the best sentence of each page. */
  find(query: string): Answers;
}

/** `isSubject`: the description of its page. */
interface Block {
  page: AnswerPage;
  block: AnswerBlock;
  isSubject: boolean;
}

const maxAnswers = 6;

const maxGuesses = 3;

/** The part of a query, weighted by rarity, that a clear answer covers. */
const enoughOfQuery = 0.75;

/** What a match of a record counts: a word that means the same, a word elsewhere in the record, the query against its phrasing, and a light word. */
export const worth = { meaning: 0.6, elsewhere: 0.47, query: 0.7, light: 0.5 };

/** Texts that an unknown word is taken to be in. */
const unknownCount = 1;

/**
 * The score of a record that answers; lower if it leads the next one, for a question and for keywords. Chosen by 400
 * questions whose records didn't have their words.
 */
export const enough = { forRecord: 0.75, forName: 0.58, ahead: 0.65, lead: 0.12, forKeywords: 0.6, forIntroduced: 0.6 };

/** Words before a comma that tell the trade of who asks. */
const maxOpening = 6;

/** Shorter words of a name are complete. */
const shortestBeginning = 4;

/** The score of a record that may be meant. */
const enoughForGuess = 0.45;

/** The part of a phrasing that a query of one word must have. */
const enoughForWord = 0.9;

/** The same for a question with one word that tells. */
const enoughForOneWord = 0.7;

/** Words of a phrasing that a query of one word may mean. */
const maxNameWords = 3;

/** Multiplies the score of a page with exactly this subject. */
const subjectBoost = 1.7;

/** By field, and by how a word matches. */
const weights = { boost: { heading: 2, page: 2, words: 3 }, weights: { prefix: 0.2, fuzzy: 0.3 } };

/** A word or phrase of the query, and the words that mean the same, its own spellings among them. */
interface Unit {
  weight: number;
  own: readonly string[];
  typed: readonly (readonly string[])[];
  meanings: readonly (readonly string[])[];
}

interface KnownRecord {
  record: AnswerRecord;
  phrasings: {
    terms: string[];
    own: ReadonlySet<string>;
    /** Common words too. */
    all: string[];
    weight: number;
    isMine: boolean;
    isName: boolean;
  }[];
  words: ReadonlySet<string>;
}

/** `isMeant`: answers if no other scores more. */
interface Found {
  record: AnswerRecord;
  score: number;
  isMeant?: boolean;
}

interface Ranked {
  answer: Answer;
  covered: number;
}

/** Legal documents answer only what no other page answers. */
export function withLegal(pages: Answers, legal: Answers): Answers {
  if (pages.isClear) return pages;
  if (legal.isClear) return { isClear: true, answers: [...legal.answers, ...pages.answers].slice(0, maxAnswers) };
  return { isClear: false, answers: [...pages.answers, ...legal.answers].slice(0, maxGuesses) };
}

/** All of buildAnswerSearch() at once. */
export function createAnswerSearch(index: AnswerIndex): AnswerSearch {
  const building = buildAnswerSearch(index);
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

/** Yields after each record and block, so that a browser can respond to input. */
export function* buildAnswerSearch({
  pages,
  synonyms = [],
  records = [],
  trades = [],
  rivals = [],
  apps = [],
}: AnswerIndex): Generator<void, AnswerSearch> {
  const blocks: Block[] = [];
  /** The number of texts with each word. */
  const counts = new Map<string, number>();
  let texts = 0;
  const stems = new Map<string, string>();
  const mini = new MiniSearch<{ id: number; page: string; words: string; heading: string; text: string }>({
    fields: ['page', 'words', 'heading', 'text'],
    tokenize: tokensOf,
    processTerm: (token) => {
      const term = stems.get(token) ?? stem(token);
      stems.set(token, term);
      return term;
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  const learn = (text: string) => {
    texts++;
    for (const term of new Set(stemsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  const isKnown = (word: string) => counts.has(word);
  const weightOf = (term: string) =>
    Math.log(1 + texts / (counts.get(term) ?? unknownCount)) * (lightWords.has(term) ? worth.light : 1);
  const meanings = synonyms.flatMap((group) => {
    const meant = phrasesOf(group);
    return meant.map((phrase) => ({ phrase, meant }));
  });
  for (const [phrasings, , ...sentences] of [...records, ...trades, ...rivals, ...apps]) {
    learn([phrasings, ...sentences].join(' '));
    yield;
  }
  const subjects = new Map<string, PagePath[]>();
  for (const page of pages) {
    const [path, name, words, ...own] = page;
    for (const [index, block] of own.entries()) {
      const [, heading, ...sentences] = block;
      const isSubject = index === 0 && words !== '';
      if (isSubject)
        for (const phrase of phrasesOf(words).map((terms) => terms.join(' ')))
          subjects.set(phrase, [...(subjects.get(phrase) ?? []), path]);
      const id = blocks.push({ page, block, isSubject }) - 1;
      mini.add({ id, page: name, words: isSubject ? words : '', heading, text: sentences.join('\n') });
      learn([name, isSubject ? words : '', heading, ...sentences].join(' '));
      yield;
    }
  }
  const readRecord = (record: AnswerRecord): KnownRecord => ({
    record,
    phrasings: record[0].split('|').map((phrasing) => {
      const terms = [...new Set(termsOf(phrasing, isKnown))];
      return {
        terms,
        own: new Set(terms),
        all: stemsOf(phrasing),
        weight: sum(terms.map(weightOf)),
        isMine: mine.test(phrasing),
        isName: phrasing.split(' ').length <= maxNameWords,
      };
    }),
    words: new Set(stemsOf([record[0], ...record.slice(2)].join(' '))),
  });
  function* read(list: readonly AnswerRecord[]): Generator<void, KnownRecord[]> {
    const known: KnownRecord[] = [];
    for (const record of list) {
      known.push(readRecord(record));
      yield;
    }
    return known;
  }
  const knownRecords = yield* read(records);
  const knownTrades = yield* read(trades);
  const knownRivals = yield* read(rivals);
  const knownApps = yield* read(apps);

  /** Words one typo away, or begun with this term while it is typed. */
  const spellings = (term: string, isLast: boolean): string[] => {
    if (counts.has(term)) return [term];
    const begun = isLast && term.length > 2 ? [...counts.keys()].filter((word) => word.startsWith(term)) : [];
    if (begun.length > 0) return begun.slice(0, 12);
    if (term.length < 4) return [term];
    const shortened = [1, 2, 3].map((cut) => term.slice(0, -cut)).filter((word) => word.length > 3 && counts.has(word));
    const near = [...shortened, ...[...counts.keys()].filter((word) => word.length > 3 && isOneTypo(term, word))];
    return near.length > 0 ? near.toSorted((a, b) => counts.get(b)! - counts.get(a)!).slice(0, 3) : [term];
  };

  const unitsOf = (query: string): Unit[] => {
    const terms = termsOf(query, isKnown);
    const units: Unit[] = [];
    for (let at = 0; at < terms.length; ) {
      const here = meanings.filter(({ phrase }) => startsWith(terms.slice(at), phrase));
      const length = Math.max(1, ...here.map(({ phrase }) => phrase.length));
      const own = terms.slice(at, at + length);
      const isLast = at + length === terms.length;
      const meant = here.filter(({ phrase }) => phrase.length === length).flatMap(({ meant }) => meant);
      const typed = length > 1 ? [own] : spellings(own[0]!, isLast).map((word) => [word]);
      units.push({
        own,
        weight: Math.max(...own.map((term, index) => weightOf(length > 1 ? term : (typed[index]?.[0] ?? term)))),
        typed,
        meanings: [...typed, ...meant],
      });
      at += length;
    }
    return units;
  };

  /** 0 to 1, by weight. */
  const coverage = (units: readonly Unit[], words: ReadonlySet<string>) =>
    sum(
      units.filter(({ meanings }) => meanings.some((meaning) => hasAll(words, meaning))).map(({ weight }) => weight),
    ) / (sum(units.map(({ weight }) => weight)) || 1);

  const findNames = (
    known: readonly KnownRecord[],
    units: readonly Unit[],
    isIntroduced: (name: readonly string[]) => boolean,
  ) => {
    // Unknown words don't count beside a name.
    const told = units.filter(({ typed }) => typed[0]!.some(isKnown));
    const typed = typedWords(units, told.length === units.length);
    return known.flatMap(({ record, phrasings, words }) => {
      const name = phrasings.filter(({ terms }) => hasAll(typed, terms)).flatMap(({ terms }) => terms);
      if (name.length === 0) return [];
      const covered = coverage(told, words);
      const isMeant = isIntroduced(name);
      const least = isMeant ? enough.forIntroduced : enoughForGuess;
      const score = covered >= enough.forName ? Math.max(covered * 0.6 + 0.4, enough.forRecord) : least;
      return [{ record, score, isMeant, name }];
    });
  };

  const findRecords = (query: string, all: readonly Unit[]): Found[] => {
    const opening = openingOf(query);
    const hasTrade = (name: readonly string[]) =>
      introduction.test(query) || name.some((word) => opening.includes(word));
    const named: typeof findNames = (...names) => (employed.test(query) ? [] : findNames(...names));
    const tradesHere = named(knownTrades, all, hasTrade);
    const products = [...named(knownRivals, all, () => true), ...named(knownApps, all, () => false)];
    const trade = new Set(tradesHere.flatMap(({ name }) => name));
    const subject = all.filter(({ own, typed }) => ![...own, ...typed.flat()].some((word) => trade.has(word)));
    const units = subject.length > 1 ? subject : all;
    const isKeyword = all.length === 1 && !question.test(query);
    // Other words for a single one lead too far.
    const asked = isKeyword ? units.map((unit) => ({ ...unit, meanings: unit.typed })) : units;
    const meant = new Set(asked.flatMap(({ meanings }) => meanings.flat()));
    const total = sum(units.map(({ weight }) => weight)) || 1;
    const words = new Set(stemsOf(query));
    const found = knownRecords.flatMap(({ record, phrasings, words: known }) => {
      const inRecord = asked.map(({ meanings }) => meanings.some((meaning) => hasAll(known, meaning)));
      if (!inRecord.some(Boolean)) return [];
      const scores = phrasings.map(({ terms, own, all: phrasing, weight, isMine, isName }) => {
        const alike = phrasing.filter((word) => words.has(word)).length / Math.max(phrasing.length, words.size);
        if (alike === 1) return 2;
        if (!terms.some((term) => meant.has(term))) return 0;
        if (isKeyword && (!isName || (isMine && !mine.test(query)))) return 0;
        let covered = 0;
        const met = new Set<string>();
        for (const [index, unit] of asked.entries()) {
          if (!inRecord[index]) continue;
          const typed = unit.typed.find((meaning) => hasAll(own, meaning));
          const same = typed ?? unit.meanings.find((meaning) => hasAll(own, meaning));
          covered += unit.weight * (typed ? 1 : same ? worth.meaning : worth.elsewhere);
          for (const term of same ?? []) met.add(term);
        }
        const share = sum(terms.filter((term) => met.has(term)).map(weightOf)) / weight;
        if (units.length === 1 && share < (isKeyword ? enoughForWord : enoughForOneWord)) return 0;
        const score = (covered / total) ** worth.query * share ** (1 - worth.query);
        // Common words decide between equals.
        return score * (1 + alike / 20);
      });
      const score = Math.max(...scores);
      return score >= enoughForGuess ? [{ record, score }] : [];
    });
    return [...found, ...tradesHere, ...products].toSorted((a, b) => b.score - a.score);
  };

  const findSentences = (units: readonly Unit[], matched: ReadonlySet<string>, query: string): Ranked[] => {
    const terms = termsOf(query, isKnown);
    const queries: Query[] = units.map(({ meanings }) => ({ combineWith: 'OR', queries: meanings.map(allOf) }));
    const everyWord = mini.search({ combineWith: 'AND', queries }, weights);
    const results = everyWord.length > 0 ? everyWord : mini.search({ combineWith: 'OR', queries }, weights);
    const pages = new Map<PagePath, { score: number; ids: number[] }>();
    for (const { id, score } of results) {
      const [path] = blocks[id]!.page;
      const found = pages.get(path) ?? { score: 0, ids: [] };
      const isSubject = blocks[id]!.isSubject;
      // Its best block and its subject count fully, other blocks a little.
      found.score += score * (isSubject || found.ids.every((other) => blocks[other]!.isSubject) ? 1 : 0.1);
      found.ids.push(id);
      pages.set(path, found);
    }
    const named = subjects.get(terms.join(' ')) ?? [];
    const isNamed = (path: PagePath) => named.includes(path);
    for (const path of named) {
      const page = pages.get(path);
      if (page) page.score *= subjectBoost;
    }
    return [...pages]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, maxAnswers)
      .map(([, { ids }]) => {
        const candidates = ids.slice(0, 8).map((id) => {
          const { page, block, isSubject } = blocks[id]!;
          const best = bestSentence(block, matched);
          // A word in passing is no answer to a search for this word alone.
          const isWord = units.length === 1;
          const said = [page[1], isSubject || isWord ? page[2] : '', block[1], isWord ? '' : best].join(' ');
          const covered = isNamed(page[0]) ? 1 : coverage(units, new Set(stemsOf(said)));
          return { page, block, isSubject, best, covered };
        });
        const fits = ({ best }: { best: string }) => Number(stemsOf(best).some((word) => matched.has(word)));
        const [{ page, block, best, covered }] = candidates.toSorted(
          (a, b) => b.covered - a.covered || fits(b) - fits(a) || Number(b.isSubject) - Number(a.isSubject),
        ) as [(typeof candidates)[number]];
        return { answer: sentenceAnswer(page, block, best, matched), covered };
      })
      .toSorted((a, b) => Number(b.covered >= enoughOfQuery) - Number(a.covered >= enoughOfQuery));
  };

  const pageNames = new Map<string, string>(pages.map(([path, name]) => [path, name]));
  const placeOf = (to: string) => pageNames.get(to.replace(/[?#].*/, '')) ?? new URL(to).host;

  const find = (query: string): Answers => {
    const units = unitsOf(query);
    if (units.length === 0) return { isClear: false, answers: [] };
    const matched = new Set(units.flatMap(({ meanings }) => meanings.flat()));
    const isAsked = question.test(query) || units.length > 3;
    const found = findRecords(query, units);
    const clear = found.filter(
      ({ score }, index) => score >= enough.forRecord || (index === 0 && isAhead(found, isAsked)),
    );
    const sentences = findSentences(units, matched, query);
    const isClear = clear.length > 0 || (!isAsked && (sentences[0]?.covered ?? 0) >= enoughOfQuery);
    const known = (isClear ? clear.slice(0, 3) : found.slice(0, 2)).map(({ record }) =>
      recordAnswer(record, placeOf(record[1]), matched),
    );
    const places = new Set<string>();
    const close = sentences.filter(({ covered }) => covered >= enoughOfQuery / 2);
    const answers = [...known, ...close.map(({ answer }) => answer)].filter(
      ({ to }) => !places.has(to) && places.add(to),
    );
    return { isClear, answers: answers.slice(0, isClear ? maxAnswers : maxGuesses) };
  };
  return { find };
}

/** True if the first one is meant, although it doesn't cover the query. */
function isAhead([first, second]: readonly Found[], isAsked: boolean): boolean {
  if (!first || first.isMeant) return Boolean(first);
  if (!isAsked) return first.score >= enough.forKeywords;
  return first.score >= enough.ahead && first.score - (second?.score ?? 0) >= enough.lead;
}

/** `isLoose`: with typos and unfinished words too. */
const typedWords = (units: readonly Unit[], isLoose: boolean): ReadonlySet<string> =>
  new Set(
    units.flatMap(({ own, typed }) =>
      !isLoose || own.join('').length < shortestBeginning ? own : [...own, ...typed.flat()],
    ),
  );

/** All of a short record; of a long one its opening or the sentence that matches best. */
function recordAnswer([phrasings, to, ...sentences]: AnswerRecord, place: string, terms: ReadonlySet<string>): Answer {
  const whole = sentences.join(' ');
  const opening = sentences.slice(0, sentences[0]!.length < 25 ? 2 : 1);
  const [question] = phrasings.split('|') as [string];
  const asked = new Set(stemsOf(question));
  const matches = (text: string) => stemsOf(text).filter((word) => terms.has(word)).length;
  const best = sentences.toSorted((a, b) => matches(b) - matches(a))[0]!;
  const isBetter =
    !opening.includes(best) &&
    matches(best) > matches(opening.join(' ')) &&
    ![...asked].every((word) => terms.has(word));
  const better = yesOrNo.test(opening[0]!) ? [...opening, best].join(' ') : best;
  const text = whole.length <= maxRecordLength ? whole : isBetter ? better : opening.join(' ');
  return { to, place, question, pieces: piecesOf(text, terms) };
}

const mine = /\bmy\b/i;

/** A person of a trade, not the trade. */
const employed =
  /\bmy (?:accountant|bookkeeper|lawyer|attorney|agency|web designer|developer|coach|recruiter|insurance|bank|truck|van)\b/i;

/** The words before the first comma, dash or period, if they are few, as in “bakery here, can I”. */
function openingOf(query: string): string[] {
  const [first] = query.split(/\s[-–—]+\s|[,.:;!?]/) as [string];
  return first.length < query.trim().length && first.split(' ').length <= maxOpening ? stemsOf(first) : [];
}

/** Such as “we’re a family-owned bakery” and “good for a bakery”. */
const introduction =
  /\b(?:i['’]?m|i am|we['’]?re|we are|(?:i|we) have|my (?:business|company) is|(?:good|right|work|sense|made|meant|built) for) an?\b|\b(?:i|we) (?:run|own|manage) /i;

const question =
  /^\s*(?:(?:and|so|but|ok|okay|hi|hey|hello|yes|well)[\s,]+)*(?:are|can|could|did|do|does|how|if|is|may|must|should|what|when|where|which|who|whose|why|will|would|(?:who|what|how|where)['’]?s|can['’]?t|don['’]?t|tell me|i (?:want|need))\b/i;

const yesOrNo = /^(?:Yes|No)\b/;

/** Letters of a record that is shown whole. */
const maxRecordLength = 230;

function bestSentence([, , ...sentences]: AnswerBlock, terms: ReadonlySet<string>): string {
  const matches = (text: string) => new Set(stemsOf(text).filter((word) => terms.has(word))).size;
  const worth = (text: string) => matches(text) + (/[.!?]$/.test(text) ? 0.5 : 0);
  const best = sentences.toSorted((a, b) => worth(b) - worth(a))[0]!;
  const before = sentences[sentences.indexOf(best) - 1];
  return before && leansBack.test(best) ? `${before} ${best}` : best;
}

/** A sentence that needs the one before it. */
const leansBack = /^(?:Yes|No|It|It’s|Its|They|They’re|Their|This|That|These|Those|He|She|Then|And|But|So|Each|Both)\b/;

function sentenceAnswer(
  [path, name]: AnswerPage,
  [id, heading]: AnswerBlock,
  text: string,
  terms: ReadonlySet<string>,
): Answer {
  const isQuestion = heading.endsWith('?');
  return {
    to: id ? `${path}#${id}` : path,
    place: [name, isQuestion ? '' : heading].filter(Boolean).join(' > '),
    question: isQuestion ? heading : '',
    pieces: piecesOf(text, terms),
  };
}

/** Splits where a matching word begins or ends. `found` means that the stem is among the terms. */
function piecesOf(text: string, terms: ReadonlySet<string>): Answer['pieces'] {
  const pieces: { at: number; text: string; found: boolean }[] = [];
  for (const [index, part] of text.split(/([\p{L}\p{N}]+(?:['’]\p{L}+)?)/u).entries()) {
    const found = index % 2 === 1 && terms.has(stem(fold(part)));
    const last = pieces.at(-1);
    if (!found && last && !last.found) last.text += part;
    else if (part) pieces.push({ at: index, text: part, found });
  }
  return pieces;
}

const allOf = (queries: readonly string[]): Query => ({ combineWith: 'AND', queries: [...queries] });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hasAll = (words: ReadonlySet<string>, some: readonly string[]) => some.every((word) => words.has(word));

/** One letter added, missing or changed, or two swapped. The first letter is right. */
function isOneTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return (
    swapped || a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
  );
}

const startsWith = (terms: readonly string[], phrase: readonly string[]) =>
  phrase.length <= terms.length && phrase.every((term, index) => term === terms[index]);

const phrasesOf = (text: string) => text.split(',').map((phrase) => termsOf(phrase));

/** Words that tell texts apart. Joins `quick books` to a known `quickbooks`, but not `for med` to `formed`. */
function termsOf(text: string, isKnown: (word: string) => boolean = () => false): string[] {
  const tokens = tokensOf(text);
  const isWord = (parts: readonly string[]) =>
    parts.join('').length > 4 && !parts.some((part) => stopWords.has(stem(part))) && isKnown(stem(parts.join('')));
  const stems: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const parts = [3, 2].map((length) => tokens.slice(at, at + length)).find(isWord) ?? [tokens[at]!];
    stems.push(stem(parts.join('')));
    at += parts.length;
  }
  const rare = stems.filter((word) => !stopWords.has(word));
  return rare.length > 0 ? rare : stems;
}

const stemsOf = (text: string) => tokensOf(text).map(stem);

const tokensOf = (text: string) => fold(text).match(/[a-z0-9\u00df-\uffff]+(?:'[a-z]+)?/g) ?? [];

function fold(text: string): string {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bhow much (?=is|are|does|do you|do (?:texts|calls)|did|for|per|it|to|a\b)/g, 'cost ')
    .replace(/\bhow many\b/g, 'limit')
    .replace(/\bhow (?:long|soon|fast|quick|quickly)\b|^when\b/g, 'time')
    .replace(/\b(?:log|sign)(?:ging|ning)? ?in\b/g, 'login')
    .replace(/\bratings?\b/g, 'stars')
    // A complaint, such as “emails aren't sending”.
    .replace(
      /\b(?:aren'?t|isn'?t|not|won'?t|stopped|keeps?|doesn'?t) (\w{4,}(?:ing|ed)|work|load|open|show)\b/g,
      'broken $1',
    )
    .replace(/[\u2000-\u206f]/g, ' ');
  return /[\u0080-\uffff]/.test(lower) ? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : lower;
}

/** An English word without its ending: booked, bookings and booking are `book`. */
function stem(word: string): string {
  let short = word.replace(/'.*/, '');
  if (short.length > 4) short = short.replace(/ies$/, 'y');
  if (short.length > 3) short = short.replace(/([^sui])s$/, '$1');
  if (short.length > 5) short = short.replace(/(?:ing|ed)$/, '');
  if (short.length > 6) short = short.replace(/([ts])ion$/, '$1');
  if (short.length > 3) short = short.replace(/e$/, '');
  return short.length > 3 ? short.replace(/([^aeiou])\1$/, '$1') : short;
}

/** Common words that say little of a subject, however rare they are here. */
const lightWords = new Set(
  'across add all another anything around away back bad better big both bring build call care come create day decide end ever everything fast few find first five four full go going good great guy hand help hold idea keep kind know last later leave left let lot low made make making many mean more most my new next nice nothing old open own part people piece place put quick ready real right same see send set show side small start stay stop sure take ten thing think three time today together top try turn two under up week well whole without word year yes'
    .split(' ')
    .map(stem),
);

const stopWords = new Set(
  "w thru til till yall lol abt bc cuz a about able actually already also am an and any are as at be been best but by can competitor could different do does doing don't doesn't isn't won't aren't else even ever every for from get gets give good got has have having how he her here hey his i i'm i'll i've id im dont doesnt isnt wont arent whats thats cant ive youre u ur r pls plz ok okay thanks her him she it'll there's that's theres gonna wanna gotta someone somebody anyone anybody everyone everything if in into is it it's its happen hello hi just let like me mine much my need now of offer on one only or other our out still then until please possible provide run should so software some something anything tell than that the their them there these they this to us use versus vs want was we what what's when where which who why while will with work would you your yours"
    .split(' ')
    .map(stem),
);
