import type { Stat } from '../facts/figures.ts';
import type { IntegrationName } from '../facts/integrations.ts';
import type { PriceComparison } from '../facts/tool-prices.ts';
import type { TradeId } from '../facts/trades.ts';
import type { Action, FeaturePath, PagePath } from '../pages.ts';
import type { IconName } from '../shared/icons.ts';
import type { Hue } from '../site.ts';
import type { Watch } from './demo-video.ts';
import type { FaqEntry } from './home-faq.ts';

/** One entry of a card grid. `icon` names an entry of content/shared/icons.ts. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** A type, channel, industry or business model; `tag` is the short colored badge (a figure, a count, a fit). */
export interface Category {
  name: string;
  text: string;
  tag: string;
}

/** What a page is taken in place of: the kind of tool, what differs, and both prices where one is typical. */
export interface InsteadOf {
  /** Reads on after 'Instead of'. */
  tool: string;
  text: string;
  prices?: PriceComparison;
}

/** A fact under a term of its own. */
export interface Fact {
  term: string;
  text: string;
  /** Shown below the text as code. */
  code?: string;
  /** Typical of such a product, but not confirmed by the owner: `npm run ready` asks for it. */
  sample?: true;
}

/** The facts that a buyer checks, under the terms of `factTerms`; `more` are those of this page alone. */
export interface Facts {
  heading: string;
  /** Products of the directory of native integrations, and what else connects. */
  worksWith: { products: readonly IntegrationName[]; text: string };
  limits: string;
  /** Only where a language decides something. */
  languages?: string;
  cost: string;
  setup: string;
  more?: readonly Fact[];
}

/**
 * What a customer reached and said, attributed to a role and a kind of business, as they are written. All of them are samples, which the owner
 * replaces with the words of real customers, who have agreed to be quoted, before the site goes live.
 */
export interface SampleQuote {
  result: Stat;
  text: string;
  role: string;
  business: string;
  /** The slug of the plan, and since when: 'since May'. */
  plan: string;
  since: string;
  /** The shop of the business, if it is one of the trades. */
  shop?: TradeId;
}

/**
 * Everything a feature page says, in the order it says it. Four stats (none on the website builder), six features,
 * four steps, six categories, four or five questions. The heading holds the noun that people search for; headings are
 * claims; every sentence is used on one page only.
 */
export interface FeaturePage {
  hue: Hue;
  heading: string;
  text: string;
  /** The page that is easily taken for this one: the text, which its name ends, leads there. */
  twin?: { text: string; to: FeaturePath };
  actions: readonly [Action, Action | Watch];
  stats: readonly Stat[];
  features: { heading: string; text: string; items: readonly Point[] };
  steps: { heading: string; text: string; items: readonly { title: string; text: string }[] };
  /** The eyebrow is a noun for what they are: 'CRM types'. */
  categories: { eyebrow: string; heading: string; text: string; items: readonly Category[]; action?: Action };
  facts: Facts;
  insteadOf: InsteadOf;
  quote: SampleQuote;
  questions: { heading: string; items: readonly FaqEntry[] };
  closing?: { heading: string; text: string; actions: readonly [Action, Action] };
  related: readonly [PagePath, PagePath, PagePath];
}
