import type { Embed } from './embeds/embed.ts';
import { embedAt, embeds } from './embeds/embeds.ts';
import { sampleReviews, sampleReviewWidget } from './embeds/sample-embeds.ts';
import { brandInFilm, filmedBrand } from './facts/demo-video-brand.ts';
import { figures, figuresChecked } from './facts/figures.ts';
import { type MessageRates, messageRates, rateTexts, usageRates } from './facts/message-rates.ts';
import { promisesChecked } from './facts/promises.ts';
import { type Testimonial, testimonials } from './facts/testimonials.ts';
import { type Badge, badges } from './legal/security.ts';
import type { Fact, FeaturePage } from './pages/feature-page.ts';
import { type FeaturePath, type PageHead, pages } from './pages.ts';
import type { BuyerQuestion } from './search/buyer-question.ts';
import { questionLists } from './search/buyer-questions.ts';
import { slugOf } from './shared/http/page-files.ts';
import { capitalize } from './shared/text/capitalize.ts';
import { site } from './site.ts';

/** For builds and tests only: a browser loads the one it shows. */
export function loadFeatures() {
  const paths = (Object.keys(pages) as FeaturePath[]).filter((path) => pages[path].kind === 'feature');
  return Promise.all(
    paths.map(async (path) => {
      const words: { default: FeaturePage; head: PageHead } = await import(`./features/${slugOf(path)}.ts`);
      return { path, page: words.default, head: words.head };
    }),
  );
}

export interface Unready {
  what: string;
  /** The file, and text on its line. */
  file: string;
  words: string;
  todo: string;
}

interface Owned {
  site: Pick<typeof site, 'phone' | 'address' | 'company' | 'film'>;
  messageRates: MessageRates;
  promisesChecked: string;
  questionLists: Readonly<Record<string, readonly BuyerQuestion[]>>;
  testimonials: readonly Testimonial[];
  embeds: readonly Embed[];
  figures: { businesses: string; emailsSent: string; rating: { value: string; reviews: string; source: string } };
  figuresChecked: string;
  badges: readonly Badge[];
  filmedBrand: string;
}

const shipped: Owned = {
  site,
  messageRates,
  promisesChecked,
  questionLists,
  testimonials,
  embeds,
  figures,
  figuresChecked,
  badges,
  filmedBrand,
};

interface Feature {
  path: string;
  page: { facts: { more?: readonly Fact[] } };
}

/** `feed` is the text of content/changelog.xml, if the site shows it. */
export function unreadyContent(features: readonly Feature[], feed: string, content = shipped): Unready[] {
  const {
    site,
    messageRates,
    promisesChecked,
    questionLists,
    testimonials,
    embeds,
    figures,
    figuresChecked,
    badges,
    filmedBrand,
  } = content;
  return [
    ...textsOf(site)
      .filter(([, text]) => /\.(example|test|invalid)(?=\/|$)/.test(text))
      .map(([name, text]) => ({
        what: `${nameOf(name)} is a sample: ${text}`,
        file: 'content/site.ts',
        words: `'${text}'`,
        todo:
          name === 'origin'
            ? 'Write the address of your domain; until then the site is at its workers.dev address.'
            : 'Write your own.',
      })),
    ...only(/\b555\D?01\d\d\b/.test(site.phone.display), {
      what: `The phone number is made up: ${site.phone.display}`,
      file: 'content/site.ts',
      words: site.phone.display,
      todo: 'Write your own, in both formats.',
    }),
    ...only(/example/i.test(site.address.street), {
      what: `The postal address is made up: ${site.address.street}`,
      file: 'content/site.ts',
      words: site.address.street,
      todo: 'Write your own. Privacy and email law require it.',
    }),
    ...only(site.company.sample, {
      what: `The legal form and year of founding are made up: ${site.company.form}, ${site.company.founded}`,
      file: 'content/site.ts',
      words: 'company: {',
      todo: 'Write your own, then set `sample` to false. The terms, the About page and the questions name them.',
    }),
    ...only(messageRates.sample ?? false, {
      what: `The message rates are made up: ${usageRates}, AI employees ${rateTexts.ai}`,
      file: 'content/facts/message-rates.ts',
      words: 'sample: true,',
      todo: 'Write the rates of your provider, A2P 10DLC registration included, and delete `sample`.',
    }),
    ...only(!promisesChecked, {
      what: 'The promises haven’t been checked: taxes, refunds, leaving with data and numbers, support hours and all others',
      file: 'content/facts/promises.ts',
      words: 'promisesChecked',
      todo: 'Compare each sentence with your business, then write the day as `promisesChecked`.',
    }),
    ...Object.entries(questionLists).flatMap(([file, questions]) =>
      questions
        .filter(({ sample }) => sample)
        .map(({ phrasings: [question], answer }) => ({
          what: `An unconfirmed answer of the search: ${question} ${answer}`,
          file: `content/search/${file}`,
          words: question,
          todo: 'Write what you do, here or in content/facts/promises.ts, and delete `sample`.',
        })),
    ),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ quote, figure, what }) => ({
        what: `A testimonial is made up: ${figure} ${what}`,
        file: 'content/facts/testimonials.ts',
        words: quote,
        todo: 'Replace it with the words of a customer who agreed, without `sample`, or delete it.',
      })),
    ...features.flatMap(({ path, page }) =>
      (page.facts.more ?? [])
        .filter(({ sample }) => sample)
        .map(({ term, text }) => ({
          what: `An unconfirmed fact on ${path}: ${term}: ${text}`,
          file: `content/features/${slugOf(path)}.ts`,
          words: `term: '${term}'`,
          todo: 'Write what your product does and delete `sample`, or delete the fact.',
        })),
    ),
    ...only(embeds.includes(sampleReviewWidget), {
      what: `The ${sampleReviews.length} reviews on the home page are made up`,
      file: 'content/embeds/embeds.ts',
      words: 'sampleReviewWidget];',
      todo: 'Show those of your reputation service; see the README.',
    }),
    ...only(!embedAt('forms', embeds), {
      what: 'Forms have no bot check beyond the limits on submissions',
      file: 'content/embeds/embeds.ts',
      words: 'export const embeds',
      todo: "Add turnstile('<site key>') and set the secret TURNSTILE_SECRET. It's free at Cloudflare.",
    }),
    ...only(!figures.rating.source, {
      what: `The rating of ${figures.rating.value} from ${figures.rating.reviews} reviews has no source`,
      file: 'content/facts/figures.ts',
      words: 'rating: {',
      todo: 'Write yours, and where it can be looked up as its `source`.',
    }),
    ...only(!figuresChecked, {
      what: `The figures haven’t been checked: ${figures.businesses} businesses, ${figures.emailsSent} emails and the rest`,
      file: 'content/facts/figures.ts',
      words: 'figuresChecked',
      todo: 'Write your own, then the day as `figuresChecked`.',
    }),
    ...badges
      .filter(({ source }) => !source)
      .map(({ name }) => ({
        what: `${name} is claimed without a source`,
        file: 'content/legal/security.ts',
        words: `name: '${name}'`,
        todo: 'Write where it can be checked as its `source`, or delete it.',
      })),
    ...only(site.film !== null && filmedBrand !== brandInFilm, {
      what: 'The demo video shows another name, mascot or colors',
      file: 'content/facts/demo-video-brand.ts',
      words: 'filmedBrand: string',
      todo: `Replace the files in web/public/video with your own, then write '${brandInFilm}' here. Until then set \`film\` to null in content/site.ts.`,
    }),
    ...only(feed.includes('<!-- sample'), {
      what: 'The changelog lists made-up updates',
      file: 'content/changelog.xml',
      words: '<!-- sample',
      todo: 'Write your own entries and delete that line, or set CHANGELOG_FEED_URL in wrangler.toml.',
    }),
  ];
}

/** 'TikTok link' for 'social.0.href'. */
function nameOf(path: string): string {
  const [group = '', name = ''] = path.split('.');
  if (group === 'social') return `${site.social[Number(name)]!.name} link`;
  const kinds: Record<string, string> = { hosts: ' address', mail: ' email address', optOuts: ' opt-out address' };
  const own: Record<string, string> = {
    origin: 'The site’s address',
    apps: 'The address of the apps',
    dpo: 'Data protection officer',
  };
  const words = kinds[group] ? name : `site ${group} ${name}`;
  return `${own[name || group] ?? capitalize(words.replace(/[A-Z]/g, ' $&').toLowerCase().trim())}${kinds[group] ?? ''}`;
}

const only = (is: boolean, entry: Unready) => (is ? [entry] : []);

/** Every text in a value, with its path: `['hosts.login', 'https://...']`. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
