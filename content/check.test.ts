import { expect, test } from 'vitest';
import {
  brandProblems,
  contentProblems,
  featureProblems,
  formProblems,
  headProblems,
  iconProblems,
  localeProblems,
  pageProblems,
  planProblems,
  testimonialProblems,
  titleProblems,
} from './check.ts';
import * as format from './format.ts';
import { icons } from './icons.ts';
import { localePatterns } from './locale-patterns.ts';
import { pages } from './pages.ts';
import { plans } from './pricing.ts';
import { site } from './site.ts';
import { type Testimonial, testimonials } from './testimonials.ts';
import { trades } from './trades.ts';

test('nothing is wrong with the content', async () => {
  expect(await contentProblems()).toEqual([]);
});

const [plan] = plans;
const [testimonial] = testimonials;
const brand = (changes: object) => brandProblems({ ...site, ...changes }, plans);
const story = (changes: object) =>
  testimonialProblems([{ ...testimonial!, quote: 'Good.', ...changes } as Testimonial], trades, pages);
const year = (price: number) => planProblems([{ ...plan, annual: { price } }], format);

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
    'content/site.ts: checkout, plan is "gold". No plan has this name: they are starter, professional, platinum.',
    'content/site.ts: checkout.gold.monthly is "pay.test". Write an address that begins with https://.',
  ],
  [
    brand({ social: [{ name: 'Fax', icon: 'fax', href: 'https://fax.test' }] }),
    'content/site.ts: social, Fax: there is no icon “fax”. Take the slug of a brand from simpleicons.org, or null for its first letter.',
  ],
  [
    brand({ logo: { ...site.logo, width: 7 * site.logo.height } }),
    expect.stringMatching(
      /^content\/site\.ts: logo\.file is .* Let logo\.width and logo\.height be in that proportion\.$/,
    ),
  ],
  [
    brand({ sign: '/video/poster.avif' }),
    'content/site.ts: sign is "/video/poster.avif". A logo is an SVG or PNG file: export it as one of them, under a name that ends in .svg or .png.',
  ],
  [
    brand({ mascot: { name: 'Otto', kind: 'otter', picture: '/otto.svg' } }),
    'content/site.ts: mascot.picture is "/otto.svg", but web/public/otto.svg is missing. Put the drawing there.',
  ],
  [
    formProblems({ partner: { fields: { email: {}, language: {}, status: {} } } }, ['language']),
    'content/forms/partner.ts: a field is called “language”, which means something else. Rename it.',
    'content/forms/partner.ts: a field is called “status”, which means something else. Rename it.',
  ],
  [
    formProblems({ newsletter: { fields: { email: {}, city: {} } } }, []),
    'content/forms/newsletter.ts: “city” would be lost, because a subscriber is an email only. Remove the field.',
  ],
  [
    pageProblems({ ...pages, '/no-such-page': { name: 'About', kind: 'page' } }),
    'content/pages.ts: two pages are called “About”. Give each a name of its own.',
    'content/pages.ts: /no-such-page is a page, but web/pages/no-such-page/page.tsx is missing. Write that file, or take the row away.',
  ],
  [
    featureProblems({ '/features/fax': { name: 'Fax', kind: 'feature' } }, ['/features/crm']),
    'content/plan-table.ts: no row names /features/fax. Add it to the `pages` of the row that says which plans have it.',
  ],
  [
    year(12 * plan.monthly.price + 1),
    `content/pricing.ts: starter: the year costs ${format.money(12 * plan.monthly.price + 1)}, more than twelve months (${format.money(12 * plan.monthly.price)}). Lower annual.price to that or less.`,
  ],
  [
    story({ picture: '/people/nobody.webp' }),
    'content/testimonials.ts: “Good.…”: web/public/people/nobody.webp is missing. Put the picture there.',
  ],
  [
    story({ shop: 'bakery' }),
    'content/testimonials.ts: “Good.…”: there is no shop “bakery”. They are salon, cleaning, heating, agency, music, pottery, dental, restaurant; without `shop` it has a plain one.',
  ],
  [
    story({ page: '/about' }),
    'content/testimonials.ts: “Good.…”: page is "/about", which is no page of a feature. Take one of content/pages.ts.',
  ],
  [
    testimonialProblems([], trades, pages),
    'content/testimonials.ts: there is none, and the street is empty. Write one.',
  ],
  [
    iconProblems([['content/faq.ts', { cards: [{ icon: 'rocketship', title: 'Fast' }, { icon: 'star' }] }]], icons),
    'content/faq.ts: “Fast”: there is no icon “rocketship”. Take the slug of a brand from simpleicons.org, or null for its first letter. Icons of our own are the names in content/icons.ts.',
  ],
  [
    headProblems([
      ['content/about.ts', { head: { title: 'About us' } }],
      ['content/team.ts', { head: { title: 'About us' } }],
    ]),
    'content/team.ts: its head has the title “About us”, and so has that of content/about.ts. Reword one of them.',
  ],
  [
    headProblems([
      ['content/about.ts', { head: { description: 'Short.' } }],
      ['content/team.ts', { head: { description: 'Short.' } }],
    ]),
    'content/team.ts: its head has the description “Short.”, and so has that of content/about.ts. Reword one of them.',
    'content/about.ts: the description of its head has 6 characters. Write 70 to 160.',
    'content/team.ts: the description of its head has 6 characters. Write 70 to 160.',
  ],
  [
    titleProblems('content/faq.ts', { faq: [{ question: 'Why?' }, { question: 'How?' }, { question: 'Why?' }] }),
    'content/faq.ts: two entries of a list are titled “Why?”. Reword one of them.',
  ],
])('case %# is told in a sentence', (problems, ...sentences) => {
  expect(problems).toEqual(sentences);
});

test('a year at the price of twelve months is allowed', () => {
  expect(year(format.roundMoney(12 * plan.monthly.price))).toEqual([]);
});

const dollars = format.formats(localePatterns({ locale: 'en-US', currency: 'USD', timeZone: 'UTC' }));
const yen = format.formats(localePatterns({ locale: 'ja-JP', currency: 'JPY', timeZone: 'UTC' }));
const priced = (monthly: number, annual: number) => [
  { ...plan, monthly: { price: monthly }, annual: { price: annual }, popular: false },
];

test.each([
  [dollars, 49.5, 594],
  [dollars, 19.99, 239.88],
  [yen, 14_800, 148_000],
])('prices may have as many digits as their currency', (currency, monthly, annual) => {
  expect(planProblems(priced(monthly, annual), currency)).toEqual([]);
});

test.each([
  [dollars, 49.505, 'Write an amount above 0, with at most 2 digits behind the point.'],
  [dollars, -1, 'Write an amount above 0, with at most 2 digits behind the point.'],
  [yen, 49.5, 'Write a whole amount above 0.'],
])('a price that cannot be paid is refused', (currency, price, sentence) => {
  expect(planProblems(priced(price, price), currency)).toContain(
    `content/pricing.ts: ${plan.slug}: a price is ${price}. ${sentence}`,
  );
});
