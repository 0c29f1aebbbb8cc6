import type { Watch } from './demo-video.ts';
import type { Stat } from './figures.ts';
import type { IconName } from './icons.ts';
import type { PageLink, PagePath } from './pages.ts';
import type { Hue } from './site.ts';

/** A button or link: the label the visitor reads and where it leads (a page, or a host of `site.hosts`). */
export interface Action {
  label: string;
  to: PageLink | `https://${string}`;
}

/** One entry of a card grid. `icon` names an entry of content/icons.ts. */
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

/**
 * Everything a feature page says, in the order it says it. Four stats (none on the website builder), six features,
 * four steps, six categories. Headings are claims; every sentence is used on one page only.
 */
export interface FeaturePage {
  hue: Hue;
  heading: string;
  text: string;
  actions: readonly [Action, Action | Watch];
  stats: readonly Stat[];
  features: { heading: string; text: string; items: readonly Point[] };
  steps: { heading: string; text: string; items: readonly { title: string; text: string }[] };
  /** The eyebrow is a noun for what they are: 'CRM types'. */
  categories: { eyebrow: string; heading: string; text: string; items: readonly Category[]; action?: Action };
  closing?: { heading: string; text: string; actions: readonly [Action, Action] };
  related: readonly [PagePath, PagePath, PagePath];
}
