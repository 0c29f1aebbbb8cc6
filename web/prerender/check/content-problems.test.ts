import { expect, test } from 'vitest';
import { plans, smallestPlan } from '../../../content/facts/pricing.ts';
import { type Testimonial, testimonials } from '../../../content/facts/testimonials.ts';
import { drawnTrades } from '../../../content/facts/trades.ts';
import { pages } from '../../../content/pages.ts';
import { icons } from '../../../content/shared/brand/icons.ts';
import { localePatterns } from '../../../content/shared/dates/locale-patterns.ts';
import * as format from '../../../content/shared/text/format.ts';
import { site } from '../../../content/site.ts';
import {
  answerProblems,
  brandProblems,
  countProblems,
  featureProblems,
  filmProblems,
  formProblems,
  headProblems,
  iconProblems,
  localeProblems,
  pageProblems,
  pieceProblems,
  planProblems,
  redirectProblems,
  sharedHeadProblems,
  testimonialProblems,
  titleProblems,
  unreadable,
} from './content-problems.ts';
import { importProblems, integrationReferences, pageReferences, planReferences } from './content-references.ts';

const plan = smallestPlan;
const [testimonial] = testimonials;
const brand = (changes: object) => brandProblems({ ...site, ...changes }, plans);
const story = (changes: object) =>
  testimonialProblems([{ ...testimonial!, quote: 'Good.', ...changes } as Testimonial], drawnTrades, pages);
const film = (language: string) => ({ film: { language } });
const priced = (monthly: number, annual: number) => ({
  ...plan,
  monthly: { price: monthly },
  annual: { price: annual },
  popular: false,
});
const year = (price: number) => planProblems([{ ...plan, annual: { price } }], format);

const sources = new Map([
  ['content/pages/feature-catalog.ts', "a\n  link: '/features/fax',\n  to: `/features/crm#top`,\n"],
  ['content/legal/terms.md', 'See [updates](/news).\n'],
  ['content/features/fax.ts', "plan: 'gold',\nproducts: ['Fax', 'Zoom'],\nrelated: ['/news'],\n"],
  ['content/features/crm.ts', "    plan: 'gold',\n    products: ['Fax'],\n"],
  ['content/facts/plan-table.ts', 'const gold = { gold: true };\n'],
  ['web/pages/feature/pieces/fax.tsx', ''],
  ['content/facts/figures.ts', 'a\n  apps: 4,\n'],
]);
const table = {
  '/features/crm': { name: 'CRM', kind: 'feature' },
  '/terms': { name: 'Terms', kind: 'legal' },
} as const;

test.each([
  [
    brand({ address: { ...site.address, city: '' } }),
    'content/site.ts: address.city is "". Policies and search engines name it: fill it in. Only the region may be empty.',
  ],
  [brand({ address: { ...site.address, region: '' } })],
  [
    localeProblems({ locale: 'en_US', currency: 'Dollar', timeZone: 'Phoenix' }),
    "content/site.ts: locale is \"en_US\". Write a language tag such as 'en-US' or 'de-DE'.",
    "content/site.ts: currency is \"Dollar\". Write the three letters of a currency, such as 'USD' or 'EUR'.",
    "content/site.ts: timeZone is \"Phoenix\". Write the name of a time zone, such as 'America/Phoenix' or 'Europe/Berlin'.",
  ],
  [
    brand({ origin: 'https://example.com/' }),
    'content/site.ts: origin is "https://example.com/". Write https:// and the host, without a slash at the end.',
  ],
  [
    brand({ checkout: { gold: { monthly: 'pay.test' } } }),
    `content/site.ts: checkout, plan is "gold". No plan has this name: they are ${plans.map(({ slug }) => slug).join(', ')}.`,
    'content/site.ts: checkout.gold.monthly is "pay.test". Write an address that begins with https://.',
  ],
  [
    brand({ social: [{ name: 'Fax', icon: 'fax', href: 'https://fax.test' }] }),
    'content/site.ts: social, Fax: there is no icon “fax”. Take the slug of a brand from simpleicons.org, or null for its first letter.',
  ],
  [
    brand({ logo: { ...site.logo, width: 7 * site.logo.height } }),
    expect.stringMatching(/^content\/site\.ts: logo\.file is .* Set logo\.width and logo\.height to that ratio\.$/),
  ],
  [
    brand({ sign: '/../../.github/home.webp' }),
    'content/site.ts: sign is "/../../.github/home.webp". Export the logo as a .svg or .png file.',
  ],
  [
    brand({ mascot: { name: 'Otto', kind: 'otter', picture: '/otto.svg' } }),
    'content/site.ts: mascot.picture is "/otto.svg", but web/public/otto.svg is missing. Put the drawing there.',
  ],
  [
    formProblems({ partner: { fields: { email: {}, language: {}, status: {} } } }, ['language']),
    'content/forms/partner.ts: a field is called “language”, a reserved name. Rename it.',
    'content/forms/partner.ts: a field is called “status”, a reserved name. Rename it.',
  ],
  [
    formProblems({ newsletter: { fields: { email: {}, city: {} } } }, []),
    'content/forms/newsletter.ts: “city” would be lost, because a subscriber is an email only. Remove the field.',
  ],
  [
    pageProblems({ ...pages, '/no-such-page': { name: 'About', kind: 'page' } }),
    'content/pages.ts: two pages are called “About”. Give each its own name.',
    'content/pages.ts: /no-such-page is a page, but web/pages/no-such-page/page.tsx is missing. Add the file, or remove the row.',
  ],
  [
    featureProblems({ '/features/fax': { name: 'Fax', kind: 'feature' } }, ['/features/crm']),
    'content/facts/plan-table.ts: no row names /features/fax. Add it to the `pages` of a row.',
  ],
  [
    year(12 * plan.monthly.price + 1),
    `content/facts/pricing.ts: ${plan.slug}: the year costs ${format.money(12 * plan.monthly.price + 1)}, more than twelve months (${format.money(12 * plan.monthly.price)}). Lower annual.price to that or less.`,
  ],
  [
    story({ picture: '/people/nobody.webp' }),
    'content/facts/testimonials.ts: “Good.…”: web/public/people/nobody.webp is missing. Put the picture there.',
  ],
  [
    story({ shop: 'bakery' }),
    'content/facts/testimonials.ts: “Good.…”: there is no shop “bakery”. They are salon, cleaning, heating, agency, music, pottery, vet, restaurant; without `shop` it has a plain one.',
  ],
  [
    story({ page: '/about' }),
    'content/facts/testimonials.ts: “Good.…”: page is "/about", which is no page of a feature. Take one of content/pages.ts.',
  ],
  [
    testimonialProblems([], drawnTrades, pages),
    'content/facts/testimonials.ts: there is none, and the street is empty. Write one.',
  ],
  [
    iconProblems(
      [['content/pages/home-faq.ts', { cards: [{ icon: 'rocketship', title: 'Fast' }, { icon: 'star' }] }]],
      icons,
    ),
    'content/pages/home-faq.ts: “Fast”: there is no icon “rocketship”. Take the slug of a brand from simpleicons.org, or null for its first letter. Icons of our own are the names in content/shared/brand/icons.ts.',
  ],
  [
    headProblems([
      ['content/pages/about.ts', { head: { title: 'About us' } }],
      ['content/team.ts', { head: { title: 'About us' } }],
    ]),
    'content/team.ts: its head has the title “About us”, and so has that of content/pages/about.ts. Reword one of them.',
  ],
  [
    headProblems([
      ['content/pages/about.ts', { head: { description: 'Short.' } }],
      ['content/team.ts', { head: { description: 'Short.' } }],
    ]),
    'content/team.ts: its head has the description “Short.”, and so has that of content/pages/about.ts. Reword one of them.',
    'content/pages/about.ts: the description of content/pages/about.ts has 6 characters. Write 70 to 160.',
    'content/team.ts: the description of content/team.ts has 6 characters. Write 70 to 160.',
  ],
  [
    headProblems(
      [['content/pages/home.ts', { head: { description: 'Acme is all you need, from 9,00 € zzgl. MwSt.' } }]],
      'Acme',
      [
        ['zzgl. MwSt.', 'content/site.ts'],
        ['9,00 €', 'content/facts/figures.ts'],
        ['19,00 €', 'content/facts/pricing.ts'],
      ],
      new Map([['content/facts/product.ts', "\nconst text = site.name + ' is all you need, from ' + price;"]]),
    ),
    'content/facts/product.ts:2: the description of content/pages/home.ts has 45 characters, with “zzgl. MwSt.” of content/site.ts and “9,00 €” of content/facts/figures.ts. Write 70 to 160.',
  ],
  [
    sharedHeadProblems(
      new Map([
        ['web/pages/about/page.tsx', "export { head } from '#content/pages/about.ts';"],
        ['web/pages/contact/page.tsx', "export { head } from '#content/pages/contact.ts';"],
        ['web/pages/partners/page.tsx', "export { head } from '#content/pages/about.ts';"],
      ]),
    ),
    'web/pages/partners/page.tsx has the title and description of web/pages/about/page.tsx, from content/pages/about.ts. Give it a head of its own.',
  ],
  [
    pieceProblems(
      new Map([
        ['content/features/crm.ts', { default: { piece: {} } }],
        ['content/features/payroll.ts', { default: { piece: {} } }],
        ['content/features/plain.ts', { default: {} }],
      ]),
      (file) => file.endsWith('/crm.tsx'),
    ),
    'content/features/payroll.ts has a `piece`, but web/pages/feature/pieces/payroll.tsx is missing. Add the file, or remove `piece`.',
  ],
  [
    answerProblems(
      [
        { phrasings: ['Do you fax?', 'fax'], place: '/fax#top' as '/' },
        { phrasings: ['Fax!', 'E-fax'], place: '/' },
      ],
      pages,
    ),
    'content/search: two answers claim “fax”. Remove it from one of them.',
    'content/search: the answer to “Do you fax?” leads to /fax#top, which is no page.',
  ],
  [
    titleProblems('content/pages/home-faq.ts', {
      faq: [{ question: 'Why?' }, { question: 'How?' }, { question: 'Why?' }],
    }),
    'content/pages/home-faq.ts: two entries of a list are titled “Why?”. Reword one of them.',
  ],
  [
    pageReferences(sources, table),
    'content/pages/feature-catalog.ts:2 names /features/fax, which is not in content/pages.ts. Remove that, or add the page.',
    'content/legal/terms.md:1 names /news, which is not in content/pages.ts. Remove that, or add the page.',
    'content/features/fax.ts belongs to no page of content/pages.ts. Delete the file, or add the page.',
    'web/pages/feature/pieces/fax.tsx belongs to no page of content/pages.ts. Delete the file, or add the page.',
  ],
  [
    planReferences(sources, ['starter'], ['starter', 'gold']),
    expect.stringMatching(/^content\/facts\/plan-table\.ts:1 names the plan gold, .*: the plans are starter\. /),
    expect.stringMatching(/^content\/features\/fax\.ts:1 names the plan gold, /),
    expect.stringMatching(/^content\/features\/crm\.ts:1 names the plan gold, /),
  ],
  [
    integrationReferences(sources, ['Zoom'], ['Fax', 'Zoom']),
    'content/features/fax.ts:2 names Fax, which is not in content/facts/integrations.ts. Remove that, or add the integration.',
    'content/features/crm.ts:2 names Fax, which is not in content/facts/integrations.ts. Remove that, or add the integration.',
  ],
  [
    countProblems(sources, [
      ['apps', 4, 3, 'the entries of content/facts/integrations.ts'],
      ['plans', 3, 3, 'the plans'],
    ]),
    'content/facts/figures.ts:2 says apps: 4, but the entries of content/facts/integrations.ts: 3. Write 3.',
  ],
  [
    redirectProblems({ '/old': '/terms#a', '/older': '/news' }, table),
    'content/pages.ts: /older leads to /news, which isn’t a page. Change it, or remove the row.',
  ],
  [planProblems([], format), 'content/facts/pricing.ts: there are 0 plans. Define one to four.'],
  [
    planProblems(
      ['a', 'b', 'c', 'd'].map((slug) => ({ ...priced(1, 10), slug })),
      format,
    ),
  ],
  [
    planProblems([priced(2, 20), priced(1, 10)], format),
    `content/facts/pricing.ts: two plans have the slug ${plan.slug}. Give each its own slug.`,
    expect.stringMatching(/^content\/facts\/pricing\.ts: [\w-]+ costs less than the plan above it\. /),
  ],
  [filmProblems({ film: null }, () => false)],
  [filmProblems(film('de'), () => true)],
  [
    filmProblems({ film: null }, () => true),
    'content/site.ts: film is null, but web/public/video still has one. Delete that folder.',
  ],
  [
    filmProblems(film('d'), (file) => !file.endsWith('.mp4')),
    "content/site.ts: film.language is \"d\". Write the language of the captions, such as 'en' or 'de'.",
    'content/site.ts: film needs web/public/video/demo.mp4, which is missing. Add the file, or set film to null.',
  ],
  [
    importProblems(
      new Map([
        [
          'web/pages/home/page.tsx',
          "import { a } from '../about/page.tsx';\nconst b = import('./news/list.tsx');\nimport '#content/gone.ts';",
        ],
      ]),
      (file) => file === 'web/pages/about/page.tsx',
    ),
    'web/pages/home/page.tsx:2 imports web/pages/home/news/list.tsx, which is missing. Restore the file, or remove what uses it.',
    'web/pages/home/page.tsx:3 imports content/gone.ts, which is missing. Restore the file, or remove what uses it.',
  ],
])('reports case %#', (problems, ...sentences) => {
  expect(problems).toEqual(sentences);
});

test.each([
  [
    new SyntaxError('Unexpected token'),
    ':7 cannot be read: Unexpected token. Look there for a missing quotation mark, comma or bracket.',
  ],
  [
    new SyntaxError("Expected an identifier, void, yield, null, await, break, got ']'"),
    ":7 cannot be read: Expected an identifier, got ']'. Look there for a missing quotation mark, comma or bracket.",
  ],
  [new TypeError('x is undefined'), ':7 fails: x is undefined. It uses something that doesn’t exist.'],
  [
    new Error("Cannot find module '/a/content/facts/jobs.ts' imported from /a/content/pages/home-faq.ts"),
    ' imports jobs.ts, which is missing. Restore the file, or remove what uses it.',
  ],
  [
    new SyntaxError("The requested module './figures.ts' does not provide an export named 'stat'"),
    ':7 imports stat, which ./figures.ts does not export. Restore it, or remove what uses it.',
  ],
])('%s is reported with its place, and only a syntax error mentions quotation marks', (error, sentence) => {
  const file = 'content/pages/home-faq.ts';
  expect(unreadable(file, Object.assign(error, { stack: `at ${file}:7:3` }))).toBe(file + sentence);
});

const dollars = format.formats(localePatterns({ locale: 'en-US', currency: 'USD', timeZone: 'UTC' }));
const yen = format.formats(localePatterns({ locale: 'ja-JP', currency: 'JPY', timeZone: 'UTC' }));
test.each([
  [dollars, 49.5, 594],
  [dollars, 19.99, 239.88],
  [yen, 14_800, 148_000],
])('prices may have as many digits as their currency', (currency, monthly, annual) => {
  expect(planProblems([priced(monthly, annual)], currency)).toEqual([]);
});

test.each([
  [dollars, 49.505, 'Write an amount above 0, with at most 2 digits behind the point.'],
  [dollars, -1, 'Write an amount above 0, with at most 2 digits behind the point.'],
  [yen, 49.5, 'Write a whole amount above 0.'],
])('a price that cannot be paid is refused', (currency, price, sentence) => {
  expect(planProblems([priced(price, price)], currency)).toContain(
    `content/facts/pricing.ts: ${plan.slug}: a price is ${price}. ${sentence}`,
  );
});
