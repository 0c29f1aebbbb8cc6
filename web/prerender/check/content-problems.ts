import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plan } from '../../../content/facts/pricing.ts';
import type { Testimonial } from '../../../content/facts/testimonials.ts';
import type { drawnTrades } from '../../../content/facts/trades.ts';
import type { PageHead, PageKind } from '../../../content/pages.ts';
import type { BuyerQuestion } from '../../../content/search/buyer-question.ts';
import { localePatterns } from '../../../content/shared/dates/locale-patterns.ts';
import { dashed, slugOf } from '../../../content/shared/http/page-files.ts';
import {
  importProblems,
  integrationReferences,
  newsletterReferences,
  pageReferences,
  planReferences,
  readSources,
  type Sources,
} from './content-references.ts';

const root = join(import.meta.dirname, '../../..');
const inRoot = (file: string) => existsSync(join(root, file));

type Site = typeof import('../../../content/site.ts').site;

/** With file, entry and fix. Imports content only when called, to report unreadable files too. */
export async function contentProblems(): Promise<string[]> {
  const { site: settings } = await import('../../../content/site.ts').catch(() => ({ site: undefined }));
  const unreadable = settings ? localeProblems(settings) : [];
  // All amounts and dates depend on the locale.
  if (unreadable.length > 0) return unreadable;
  const { modules, problems } = await readModules();
  const sources = readSources();
  const { pages } = (modules.get('content/pages.ts') ?? {}) as Partial<typeof import('../../../content/pages.ts')>;
  // A removed page can break modules; its references explain why.
  const references = pages ? pageReferences(sources, pages) : [];
  if (problems.length > 0) return references.length > 0 ? references : problems;
  const { site } = await import('../../../content/site.ts');
  const { pages: table, redirects } = await import('../../../content/pages.ts');
  const { planGroups, planRows } = await import('../../../content/facts/plan-table.ts');
  const { plans, firstPlanWith } = await import('../../../content/facts/pricing.ts');
  const { figures, offer, service } = await import('../../../content/facts/figures.ts');
  const { integrations, stripNames } = await import('../../../content/facts/integrations.ts');
  const { testimonials } = await import('../../../content/facts/testimonials.ts');
  const { drawnTrades } = await import('../../../content/facts/trades.ts');
  const { forms } = await import('../../../content/forms/forms.ts');
  const { embeds } = await import('../../../content/embeds/embeds.ts');
  const { describeEmbeds } = await import('../../../content/legal/embeds.ts');
  const { catalogue } = await import('../../../content/pages/feature-catalog.ts');
  const { buyerQuestions } = await import('../../../content/search/buyer-questions.ts');
  const { pageWordings } = await import('../../../content/search/page-wordings.ts');
  const { icons } = await import('../../../content/shared/brand/icons.ts');
  const { honeypot, turnstileField } = await import('../../../content/shared/forms/form.ts');
  const { sourceLabels } = await import('../../../content/shared/forms/source.ts');
  const format = await import('../../../content/shared/text/format.ts');
  const catalog = 'content/pages/feature-catalog.ts';
  const rows = planGroups.flatMap((group) => group.rows);
  const categories = catalogue.filter(({ link }) => link in table);
  const products = [...modules.values()]
    .flatMap(entriesIn)
    .flatMap((entry) => ('products' in entry ? (entry.products as string[]) : []));
  const slugs = plans.map(({ slug }) => slug);
  const shares = rows.flatMap(({ shares }) => (typeof shares === 'object' ? Object.keys(shares) : []));
  const names = integrations.map(({ name }) => name);
  const pagesOfPlans = rows.flatMap(({ pages }) => pages);
  const wordings = Object.entries(pageWordings).map(([place, phrasings]) => ({ place, phrasings }) as BuyerQuestion);
  return [
    ...references,
    ...redirectProblems(redirects, table),
    ...planReferences(sources, slugs, shares),
    ...integrationReferences(sources, names, [...products, ...stripNames]),
    ...newsletterReferences(sources, site.newsletter),
    ...brandProblems(site, plans),
    ...filmProblems(site),
    ...thrown(() => describeEmbeds(embeds)),
    ...formProblems(forms, [honeypot.field, honeypot.elapsed, turnstileField, ...Object.keys(sourceLabels)]),
    ...pageProblems(table),
    ...featureProblems(table, pagesOfPlans),
    ...planProblems(plans, format),
    ...testimonialProblems(testimonials, drawnTrades, table),
    ...headProblems(
      [...modules, ...legalHeads(site.name)],
      site.name,
      [
        [site.taxNote, 'content/site.ts'],
        [format.money(offer.lowestPrice), 'content/facts/figures.ts'],
        ...plans.slice(1).map(({ monthly }) => [format.money(monthly.price), pricing] as const),
      ],
      sources,
    ),
    ...importProblems(sources),
    ...sharedHeadProblems(sources),
    ...pieceProblems(modules),
    ...iconProblems(modules, icons),
    ...[...modules].flatMap(([file, module]) => titleProblems(file, module)),
    ...answerProblems([...buyerQuestions, ...wordings], table),
    ...countProblems(sources, [
      ['oneClickApps', service.oneClickApps, integrations.length, 'the entries of content/facts/integrations.ts'],
      ['categories', figures.categories, `${categories.length}`, `the categories of ${catalog}`],
      ['features', figures.features, `${sum(categories.map(({ count }) => count))}+`, `the counts of ${catalog}`],
      ['lowestPrice', offer.lowestPrice, plans[0]?.monthly.price, `the month of the first plan in ${pricing}`],
      [
        'resellerPrice',
        offer.resellerPrice,
        firstPlanWith(planRows.reselling).monthly.price,
        'the month of the first plan that may be resold, in content/facts/plan-table.ts',
      ],
    ]),
  ];
}

async function readModules() {
  const files = globSync('content/**/*.ts', { cwd: root }).filter(
    (file) => !/^content\/sample\/|\.test\.ts$|\/test-[\w-]+\.ts$/.test(file),
  );
  const modules = new Map<string, unknown>();
  const problems = new Set<string>();
  for (const file of files.sort())
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (error) {
      problems.add(unreadable(file, error as Error));
    }
  return { modules, problems: [...problems] };
}

export function unreadable(file: string, error: Error & { code?: string }) {
  const { stack = '', code } = error;
  // Of a list of expected tokens, the first is enough.
  const message = error.message
    .trim()
    .replace(/\.$/, '')
    .replace(/^(Expected [^,']+), .*?(, got .*)?$/, '$1$2');
  const [, missing, importer] = /Cannot find module '.*?([^/]+)' imported from .*\/(content\/.*)$/.exec(message) ?? [];
  if (missing) return `${importer} imports ${missing}, which is missing. Restore the file, or remove what uses it.`;
  const place = /content\/[\w/.-]+\.ts(?::\d+)?/.exec(stack)?.[0] ?? file;
  const [, from, name] = /module '(.*)' does not provide an export named '(.*)'/.exec(message) ?? [];
  if (name) return `${place} imports ${name}, which ${from} does not export. Restore it, or remove what uses it.`;
  const isSyntax = error instanceof SyntaxError || code === 'ERR_INVALID_TYPESCRIPT_SYNTAX';
  return isSyntax
    ? `${place} cannot be read: ${message}. Look there for a missing quotation mark, comma or bracket.`
    : `${place} fails: ${message}. It uses something that doesn’t exist.`;
}

function thrown(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

export function brandProblems(site: Site, plans: readonly { slug: string }[]): string[] {
  const { origin, hosts, optOuts, social, mail, phone, checkout } = site;
  const networks = Object.fromEntries(social.map(({ name, href }) => [name, href]));
  const { region: _, ...required } = site.address;
  const fillIn = 'Policies and search engines name it: fill it in. Only the region may be empty.';
  const writeColor = 'Write # and six digits, 0 to 9 and a to f.';
  const noPlan = `No plan has this name: they are ${plans.map(({ slug }) => slug).join(', ')}.`;
  return [
    ...wrong('', { origin }, isOrigin, 'Write https:// and the host, without a slash at the end.'),
    ...wrong('hosts.', hosts, isAddress, writeAddress),
    ...wrong('optOuts.', optOuts, isAddress, writeAddress),
    ...wrong('social, ', networks, isAddress, writeAddress),
    ...wrong('mail.', mail, (text) => /^\S+@\S+\.\S+$/.test(text), 'Write an email address.'),
    ...wrong('phone.', { href: phone.href }, (text) => /^tel:\+\d+$/.test(text), 'Write tel:+ and only digits.'),
    ...wrong('address.', required, Boolean, fillIn),
    ...wrong('colors.', site.colors, (text) => /^#[\da-f]{6}$/i.test(text), writeColor),
    ...Object.entries(checkout).flatMap(([slug, addresses]) => [
      ...wrong('checkout, ', { plan: slug }, (text) => plans.some((plan) => plan.slug === text), noPlan),
      ...wrong(`checkout.${slug}.`, addresses, isAddress, writeAddress),
    ]),
    ...social
      .filter(({ icon }) => !isBrandMark(icon))
      .map(({ name, icon }) => `content/site.ts: social, ${name}: ${noBrandMark(icon)}`),
    ...drawingProblems(site),
  ];
}

export function localeProblems({
  locale,
  currency,
  timeZone,
}: Pick<Site, 'locale' | 'currency' | 'timeZone'>): string[] {
  const usual = { locale: 'en-US', currency: 'USD', timeZone: 'UTC' };
  const isKnown = (settings: Partial<typeof usual>) => {
    try {
      return Boolean(localePatterns({ ...usual, ...settings }));
    } catch {
      return false;
    }
  };
  const isCurrency = (text: string) => Intl.supportedValuesOf('currency').includes(text);
  return [
    ...wrong('', { locale }, (text) => isKnown({ locale: text }), "Write a language tag such as 'en-US' or 'de-DE'."),
    ...wrong('', { currency }, isCurrency, "Write the three letters of a currency, such as 'USD' or 'EUR'."),
    ...wrong('', { timeZone }, (text) => isKnown({ timeZone: text }), writeTimeZone),
  ];
}

function wrong(
  group: string,
  values: Readonly<Record<string, string | undefined>>,
  isRight: (text: string) => boolean,
  mend: string,
) {
  return Object.entries(values)
    .filter(([, value]) => !isRight(value ?? ''))
    .map(([name, value]) => `content/site.ts: ${group}${name} is ${JSON.stringify(value)}. ${mend}`);
}

const writeTimeZone = "Write the name of a time zone, such as 'America/Phoenix' or 'Europe/Berlin'.";
const writeAddress = 'Write an address that begins with https://.';
const isAddress = (text: string) => text.startsWith('https://') && URL.canParse(text);
const isOrigin = (text: string) => isAddress(text) && new URL(text).origin === text;

function drawingProblems({ logo, sign, favicon, mascot }: Site): string[] {
  const logoRatio = logo.width / logo.height;
  const drawings: [entry: string, file: string, ratio: number | undefined, mend: string][] = [
    ['logo.file', logo.file, logoRatio, 'Set logo.width and logo.height to that ratio.'],
    ['sign', sign, 1, 'The sign must be square. Use `logo` for a wordmark.'],
    ['favicon', favicon, 1, 'The favicon must be square.'],
  ];
  if (mascot?.picture) drawings.push(['mascot.picture', mascot.picture, undefined, '']);
  return drawings.flatMap(([entry, file, ratio, mend]) => {
    const at = `content/site.ts: ${entry} is ${JSON.stringify(file)}`;
    if (!inRoot(`web/public${file}`)) return [`${at}, but web/public${file} is missing. Put the drawing there.`];
    const size = drawingSize(readFileSync(join(root, `web/public${file}`)));
    const isMascot = entry === 'mascot.picture';
    if (size === undefined || !/\.(svg|png)$/.test(file) || (isMascot && !file.endsWith('.svg')))
      return [
        `${at}. ${isMascot ? 'A mascot’s picture must be an SVG file' : 'Export the logo as a .svg or .png file'}.`,
      ];
    if (typeof size === 'string') return [`${at}, but web/public${file} ${size}`];
    const [width, height] = size;
    return ratio && Math.abs(width / height / ratio - 1) > 0.03
      ? [`${at}, and that drawing is ${width} by ${height}. ${mend}`]
      : [];
  });
}

export function filmProblems({ film }: Pick<Site, 'film'>, has = inRoot): string[] {
  if (!film)
    return has('web/public/video')
      ? ['content/site.ts: film is null, but web/public/video still has one. Delete that folder.']
      : [];
  return [
    ...wrong('film.', film, isLanguage, "Write the language of the captions, such as 'en' or 'de'."),
    ...['demo.mp4', 'demo.webm', 'poster.avif', 'poster-small.avif', 'captions.vtt', 'chapters.vtt']
      .filter((name) => !has(`web/public/video/${name}`))
      .map(
        (name) =>
          `content/site.ts: film needs web/public/video/${name}, which is missing. Add the file, or set film to null.`,
      ),
  ];
}

function isLanguage(text: string) {
  try {
    return new Intl.DisplayNames(text, { type: 'language' }).of(text) !== undefined;
  } catch {
    return false;
  }
}

/** A string is the reason why browsers can't draw it. Undefined for other types than SVG and PNG. */
function drawingSize(data: Buffer): [width: number, height: number] | string | undefined {
  if (data.subarray(1, 4).toString() === 'PNG') return [data.readUInt32BE(16), data.readUInt32BE(20)];
  const svg = data.toString();
  if (!svg.includes('<svg')) return undefined;
  if (!/<svg[^>]*\sxmlns="/.test(svg)) return 'has no xmlns, so browsers can’t draw it. Export it as an SVG file.';
  const [, width, height] = /viewBox="\S+\s+\S+\s+(\S+)\s+(\S+)"/.exec(svg) ?? [];
  return width ? [Number(width), Number(height)] : 'has no viewBox. Export the SVG with one.';
}

/** Fields that inbox and webhook add. */
const besideFields = ['id', 'form', 'receivedAt', 'source', 'received', 'state', 'status', 'done', 'unsubscribe'];

/** Names that are taken (`sent`), and newsletter fields other than email. */
export function formProblems(forms: Readonly<Record<string, { fields: object }>>, sent: readonly string[]): string[] {
  return Object.entries(forms).flatMap(([form, { fields }]) =>
    Object.keys(fields).flatMap((name) =>
      [
        ...when(
          sent.includes(name) || besideFields.includes(name),
          `a field is called “${name}”, a reserved name. Rename it.`,
        ),
        ...when(
          form === 'newsletter' && name !== 'email',
          `“${name}” would be lost, because a subscriber is an email only. Remove the field.`,
        ),
      ].map((problem) => `content/forms/${form}.ts: ${problem}`),
    ),
  );
}

const when = (isWrong: unknown, problem: string): string[] => (isWrong ? [problem] : []);

export function pageProblems(
  pages: Readonly<Record<string, { name: string; kind: PageKind }>>,
  has = inRoot,
): string[] {
  const entries = Object.entries(pages);
  const twice = doubles(entries.map(([, { name }]) => name)).map(
    (name) => `content/pages.ts: two pages are called “${name}”. Give each its own name.`,
  );
  const missing = entries.flatMap(([path, { kind }]) => {
    const file = fileOf(path, kind);
    const problem = `${path} is a ${kind}, but ${file} is missing. Add the file, or remove the row.`;
    return when(!has(file), `content/pages.ts: ${problem}`);
  });
  return [...twice, ...missing];
}

function fileOf(path: string, kind: PageKind) {
  if (kind === 'feature') return `content/features/${slugOf(path)}.ts`;
  if (kind === 'legal') return `content/legal/${slugOf(path)}.md`;
  return `web/pages/${dashed(path)}/page.tsx`;
}

export function featureProblems(
  pages: Readonly<Record<string, { name: string; kind: PageKind }>>,
  inPlans: readonly string[],
): string[] {
  return Object.keys(pages)
    .filter((path) => pages[path]!.kind === 'feature' && !inPlans.includes(path))
    .map((path) => `content/facts/plan-table.ts: no row names ${path}. Add it to the \`pages\` of a row.`);
}

export function redirectProblems(redirects: Readonly<Record<string, string>>, pages: object): string[] {
  return Object.entries(redirects)
    .filter(([, to]) => !(to.replace(/[?#].*/, '') in pages))
    .map(([from, to]) => `content/pages.ts: ${from} leads to ${to}, which isn’t a page. Change it, or remove the row.`);
}

export function countProblems(
  sources: Sources,
  counts: readonly (readonly [string, string | number, string | number | undefined, string])[],
): string[] {
  const lines = sources.get('content/facts/figures.ts')?.split('\n') ?? [];
  return counts
    .filter(([, written, right]) => right !== undefined && written !== right)
    .map(([name, written, right, of]) => {
      const line = lines.findIndex((text) => text.trim().startsWith(`${name}:`)) + 1;
      return `content/facts/figures.ts:${line} says ${name}: ${written}, but ${of}: ${right}. Write ${right}.`;
    });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function planProblems(
  plans: readonly Plan[],
  {
    money,
    roundMoney,
    currencyDigits,
  }: Pick<typeof import('../../../content/shared/text/format.ts'), 'money' | 'roundMoney' | 'currencyDigits'>,
): string[] {
  const written =
    currencyDigits > 0
      ? `an amount above 0, with at most ${currencyDigits} digits behind the point`
      : 'a whole amount above 0';
  if (plans.length < 1 || plans.length > 4) return [`${pricing}: there are ${plans.length} plans. Define one to four.`];
  const problems = plans.flatMap(({ slug, monthly: { price, originalPrice }, annual }) => {
    const year = roundMoney(12 * price);
    return [
      ...when(
        annual.price > year,
        `the year costs ${money(annual.price)}, more than twelve months (${money(year)}). Lower annual.price to that or less.`,
      ),
      ...when(
        originalPrice !== undefined && originalPrice <= price,
        `monthly.originalPrice is ${money(originalPrice ?? 0)}, no more than the price (${money(price)}). Raise it, or remove it.`,
      ),
      ...[price, annual.price]
        .filter((price) => roundMoney(price) !== price || price <= 0)
        .map((price) => `a price is ${price}. Write ${written}.`),
    ].map((problem) => `${slug}: ${problem}`);
  });
  const slugs = doubles(plans.map(({ slug }) => slug)).map(
    (slug) => `two plans have the slug ${slug}. Give each its own slug.`,
  );
  const cheaper = plans
    .filter(({ monthly }, index) => index > 0 && monthly.price < plans[index - 1]!.monthly.price)
    .map(
      ({ slug }) =>
        `${slug} costs less than the plan above it. Sort the plans by price, because each has what smaller ones have.`,
    );
  const popular = plans.filter((plan) => plan.popular).length;
  const most = when(popular > 1, `${popular} plans are \`popular\`. Mark at most one.`);
  return [...problems, ...slugs, ...cheaper, ...most].map((problem) => `${pricing}: ${problem}`);
}

const pricing = 'content/facts/pricing.ts';

export function testimonialProblems(
  testimonials: readonly Testimonial[],
  shops: typeof drawnTrades,
  pages: Readonly<Record<string, { kind: PageKind }>>,
  has = inRoot,
): string[] {
  if (testimonials.length === 0)
    return ['content/facts/testimonials.ts: there is none, and the street is empty. Write one.'];
  const ids: readonly string[] = shops.map(({ id }) => id);
  return testimonials.flatMap(({ quote, picture, link, stars, shop, page }) =>
    [
      ...when(picture && !has(`web/public${picture}`), `web/public${picture} is missing. Put the picture there.`),
      ...when(link && !isAddress(link), `link is "${link}". ${writeAddress}`),
      ...when(stars && ![1, 2, 3, 4, 5].includes(stars), `stars is ${stars}. Write 1 to 5.`),
      ...when(
        shop && !ids.includes(shop),
        `there is no shop “${shop}”. They are ${ids.join(', ')}; without \`shop\` it has a plain one.`,
      ),
      ...when(
        page && page in pages && pages[page]!.kind !== 'feature',
        `page is "${page}", which is no page of a feature. Take one of content/pages.ts.`,
      ),
    ].map((problem) => `content/facts/testimonials.ts: “${quote.slice(0, 40)}…”: ${problem}`),
  );
}

export function iconProblems(modules: Iterable<[string, unknown]>, icons: Readonly<Record<string, string>>): string[] {
  const undrawn = Object.entries(icons)
    .filter(([, drawing]) => !inRoot(`node_modules/lucide-static/icons/${drawing}.svg`))
    .map(
      ([name, drawing]) =>
        `content/shared/brand/icons.ts: ${name} is drawn as “${drawing}”, which Lucide does not have. Look it up at lucide.dev.`,
    );
  const unknown = [...modules].flatMap(([file, module]) =>
    entriesIn(module).flatMap((entry) => {
      const { icon } = entry;
      if (typeof icon !== 'string' || icon in icons || isBrandMark(icon)) return [];
      return [
        `${file}: “${nameOf(entry)}”: ${noBrandMark(icon)} Icons of our own are the names in content/shared/brand/icons.ts.`,
      ];
    }),
  );
  return [...undrawn, ...new Set(unknown)];
}

const isBrandMark = (slug: string) => inRoot(`node_modules/simple-icons/icons/${slug}.svg`);
const noBrandMark = (slug: string) =>
  `there is no icon “${slug}”. Take the slug of a brand from simpleicons.org, or null for its first letter.`;

/** `causes` are texts with their file; `sources` locates a description that another file gives to `head`. */
export function headProblems(
  modules: Iterable<[string, unknown]>,
  brand = '',
  causes: readonly (readonly [text: string, file: string])[] = [],
  sources: Sources = new Map(),
): string[] {
  const heads = [...modules].flatMap(([file, module]) => {
    const { head } = module as { head?: Partial<PageHead> };
    return head ? [{ file, ...head }] : [];
  });
  const repeated = (part: 'title' | 'description') =>
    heads.flatMap(({ file, [part]: text }, index) => {
      const other = heads.slice(0, index).find((head) => text && head[part] === text);
      return when(
        other,
        `${file}: its head has the ${part} “${text}”, and so has that of ${other?.file}. Reword one of them.`,
      );
    });
  const cause = (description: string) => {
    const found = causes.filter(([text]) => text && description.includes(text));
    return found.length > 0 ? `, with ${found.map(([text, file]) => `“${text}” of ${file}`).join(' and ')}` : '';
  };
  // A long brand name counts as eight letters, a placeholder as one digit.
  const measure = (text: string) => text.replaceAll(brand, brand.slice(0, 8)).replace(/{{.*?}}/g, '1').length;
  const unfit = heads.flatMap(({ file, description = '' }) => {
    const length = measure(description);
    if (!description || (length >= 70 && length <= 160)) return [];
    const place = lineWith(description, brand, sources) ?? file;
    return [`${place}: the description of ${file} has ${length} characters${cause(description)}. Write 70 to 160.`];
  });
  return [...repeated('title'), ...repeated('description'), ...unfit];
}

/** The file and line that the text after the brand's name is typed in. */
function lineWith(text: string, brand: string, sources: Sources): string | undefined {
  const start = text.replace(brand, '').trim().slice(0, 16);
  for (const [file, source] of sources) {
    const index = start ? source.indexOf(start) : -1;
    if (index >= 0) return `${file}:${source.slice(0, index).split('\n').length}`;
  }
}

/** A page that was copied with the `head` of another. */
export function sharedHeadProblems(sources: Sources): string[] {
  const heads = [...sources].flatMap(([file, source]) => {
    const [, from] = /export \{ head \} from '#(content\/.*?)'/.exec(source) ?? [];
    return from ? [{ file, from }] : [];
  });
  return heads.flatMap(({ file, from }, index) => {
    const first = heads.slice(0, index).find((head) => head.from === from);
    return when(
      first,
      `${file} has the title and description of ${first?.file}, from ${from}. Give it a head of its own.`,
    );
  });
}

export function pieceProblems(modules: ReadonlyMap<string, unknown>, has = inRoot): string[] {
  return [...modules].flatMap(([file, module]) => {
    const [, slug] = /^content\/features\/(.*)\.ts$/.exec(file) ?? [];
    const piece = `web/pages/feature/pieces/${slug}.tsx`;
    const hasPiece = slug && 'piece' in ((module as { default?: object }).default ?? {});
    return when(
      hasPiece && !has(piece),
      `${file} has a \`piece\`, but ${piece} is missing. Add the file, or remove \`piece\`.`,
    );
  });
}

function legalHeads(name: string): [string, unknown][] {
  return globSync('content/legal/*.md', { cwd: root }).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const field = (key: string) =>
      new RegExp(`^head-${key}: (.*)$`, 'm').exec(source)?.[1]?.replaceAll('{{site.name}}', name);
    return [file, { head: { title: field('title'), description: field('description') } }];
  });
}

/** Each phrasing has one answer, whatever its case and punctuation. */
export function answerProblems(
  questions: readonly Pick<BuyerQuestion, 'phrasings' | 'place'>[],
  pages: object,
): string[] {
  const file = 'content/search';
  const claims = questions.flatMap(({ phrasings }) => [
    ...new Set(phrasings.map((phrasing) => phrasing.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))),
  ]);
  return [
    ...[...new Set(doubles(claims))].map(
      (phrasing) => `${file}: two answers claim “${phrasing}”. Remove it from one of them.`,
    ),
    ...questions
      .filter(({ place }) => !place.startsWith('https:') && !(place.replace(/[?#].*/, '') in pages))
      .map(({ phrasings: [first], place }) => `${file}: the answer to “${first}” leads to ${place}, which is no page.`),
  ];
}

export function titleProblems(file: string, module: unknown): string[] {
  const titles = listsIn(module).flatMap((list) =>
    doubles(list.flatMap(({ title, text, question }) => question ?? (text && title) ?? [])),
  );
  return [...new Set(titles)].map(
    (title) => `${file}: two entries of a list are titled “${title}”. Reword one of them.`,
  );
}

type Entry = Partial<Record<'icon' | 'title' | 'text' | 'name' | 'question' | 'label', unknown>>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const entriesIn = (value: unknown): Entry[] => objectsIn(value).filter((one) => !Array.isArray(one));

const listsIn = (value: unknown): Entry[][] =>
  objectsIn(value)
    .filter((one) => Array.isArray(one))
    .map((list) => list.filter(isObject));

const nameOf = ({ title, name, label, question }: Entry) => title ?? name ?? label ?? question ?? 'an entry';

const doubles = <Item>(items: readonly Item[]) => [
  ...new Set(items.filter((item, index) => items.indexOf(item) < index)),
];
