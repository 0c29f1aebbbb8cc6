import type { Stat } from '../facts/figures.ts';
import type { IntegrationName } from '../facts/integrations.ts';
import type { PriceComparison } from '../facts/tool-prices.ts';
import type { Action, FeaturePath } from '../pages.ts';
import type { IconName } from '../shared/brand/icons.ts';
import type { Hue } from '../site.ts';
import type { Watch } from './demo-video.ts';
import type { FaqEntry } from './home-faq.ts';

/** `icon` names an entry of content/shared/brand/icons.ts. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** `tag` is a short colored badge (a figure, a count, a fit). */
export interface Category {
  name: string;
  text: string;
  tag: string;
}

export interface Categories {
  heading: string;
  text: string;
  items: readonly Category[];
  /** The name of the group, on pages whose `body` is `look`. */
  choice?: string;
  action?: Action;
}

/** With both prices if one is typical. */
export interface InsteadOf {
  /** Reads on after 'Compared with'. */
  tool: string;
  text: string;
  prices?: PriceComparison;
}

export interface Fact {
  term: string;
  text: string;
  /** Shown below the text as code. */
  code?: string;
  /** Typical, but not confirmed by the owner: `npm run ready` asks for it. */
  sample?: true;
}

/** `more` are facts without a term in `factTerms`. */
export interface Facts {
  heading: string;
  /** Products of the native directory, and other connections. */
  worksWith: { products: readonly IntegrationName[]; text: string };
  limits: string;
  /** Only if a language matters. */
  languages?: string;
  cost: string;
  setup: string;
  more?: readonly Fact[];
}

/** `do` finishes a job, `see` moves along a rail of six points, `look` answers for the visitor's own case. */
export type FeatureBody = 'do' | 'see' | 'look';

/** Texts of the interactive part (web/pages/feature/pieces). */
export interface PieceWords {
  /** The accessible name of its controls, as an instruction. */
  task: string;
  labels?: Readonly<Record<string, string>>;
  /** One per feature, with its result. */
  points?: readonly { name: string; result: string }[];
}

/** Of a piece with a rail. */
export type RailWords = PieceWords & Required<Pick<PieceWords, 'points'>>;

/**
 * Four stats (none on the website builder), six features, four steps, six categories, four or five questions. The heading has
 * the search term; each sentence is on one page only.
 */
export interface FeaturePage {
  hue: Hue;
  body: FeatureBody;
  heading: string;
  /** At most 24 words. */
  text: string;
  /** A page that is easily mistaken for this one. */
  twin?: FeaturePath;
  actions: readonly [Action, Action | Watch];
  piece?: PieceWords;
  stats: readonly Stat[];
  features: { heading: string; text: string; items: readonly { title: string; text: string }[] };
  steps: { heading: string; text: string; items: readonly { title: string; text: string }[] };
  categories: Categories;
  facts: Facts;
  insteadOf: InsteadOf;
  questions: { heading: string; items: readonly FaqEntry[] };
  closing?: { heading: string; text: string; actions: readonly [Action, Action] };
}
