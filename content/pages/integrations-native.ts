import { counted, figures, promised } from '../facts/figures.ts';
import {
  type DirectoryEntry,
  type IntegrationCategory,
  integrationGroups,
  integrations,
} from '../facts/integrations.ts';
import { startTrial } from '../navigation.ts';
import { type Action, type PageHead, type PageLink, type PagePath, pages } from '../pages.ts';
import { site } from '../site.ts';
import type { Point } from './feature-page.ts';

/** Case-insensitive. An empty text matches all. */
export function searchIntegrations<Entry extends Pick<DirectoryEntry, 'name' | 'description' | 'category'>>(
  entries: readonly Entry[],
  text: string,
  category: IntegrationCategory | 'all',
): Entry[] {
  const needle = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      (entry.name.toLowerCase().includes(needle) || entry.description.toLowerCase().includes(needle)),
  );
}

/** The category of `?category=`, or 'all'. */
export function parseCategory(value: string | null): IntegrationCategory | 'all' {
  return integrationGroups.find((group) => group.key === value)?.key ?? 'all';
}

export function categoryCount(count: number): string {
  return `${count} native ${count === 1 ? 'integration' : 'integrations'} available`;
}

export function moreCount(count: number): string {
  return `${count} more`;
}

export function resultsHeading(count: number, text: string): string {
  return `${count} ${count === 1 ? 'integration' : 'integrations'} for “${text.trim()}”`;
}

/** Links to the plans, which read `?connect=`. */
export function connectLink(name: string): PageLink {
  return `/?${new URLSearchParams({ connect: name })}#pricing`;
}

/** Undefined for a name that isn't in the directory. */
export function connectLine(name: string): string | undefined {
  if (integrations.some((entry) => entry.name === name)) return `${name} connects on the first day of your trial.`;
}

/** For screen readers. */
export function shownCount(count: number): string {
  return `${count} of ${integrations.length} integrations shown`;
}

export const nativePage = {
  hero: {
    badge: pages['/integrations/native'].name,
    heading: 'Native integrations that connect in one click',
    text: 'Sign in once, and each app stays connected. We monitor them all, and if one breaks, there’s one company to call.',
  },
  stats: [
    counted(figures.nativeIntegrations, 'native integrations', 'from payments to video calls'),
    promised('0', 'setup time', 'with no key to copy or field to map'),
    promised('1-Click', 'to connect', 'after you sign in to the app'),
    promised('24/7', 'auto-sync', 'in both directions'),
  ],
  searchLabel: 'Search the native integrations',
  searchPlaceholder: 'Search integrations...',
  categoriesLabel: 'Categories',
  allLabel: 'All',
  badge: 'Native Integration',
  within: 'In',
  widen: 'Search every category',
  connect: 'Connect',
  empty: {
    heading: 'Not native, but maybe one step away',
    elsewhere: 'Not in this category',
    text: `An automation platform reaches ${figures.thirdPartyIntegrations} more apps, so look there, or clear the search and start over.`,
    action: { label: 'See third-party integrations', to: '/integrations/third-party' } satisfies Action,
    clear: 'Clear the search',
  },
  why: {
    heading: 'Why Native Integrations Matter',
    text: 'One connection, and one company to call if it stops.',
    direct: 'Native',
    detour: 'Through three other tools',
    items: [
      {
        icon: 'bolt',
        title: 'Instant Setup',
        text: 'Press Connect and sign in to the other tool, and the keys and fields are set for you.',
      },
      {
        icon: 'shield',
        title: 'Always Reliable',
        text: 'We check connections around the clock. When a provider changes its rules, we make the update.',
      },
      {
        icon: 'layers',
        title: 'Full Features',
        text: 'Refunds, new times and attachments sync too, not only the name and email address.',
      },
    ] satisfies readonly Point[],
  },
  closing: {
    heading: 'Connect your first tool today',
    text: `Start the trial, press Connect and see your own customers come in. If a tool is missing here, a platform reaches ${figures.thirdPartyIntegrations} more.`,
    actions: [
      startTrial,
      { label: 'See third-party integrations', to: '/integrations/third-party' },
    ] satisfies readonly [Action, Action],
  },
  related: [
    '/features/integrations',
    '/integrations/third-party',
    '/features/white-label',
  ] satisfies readonly PagePath[],
} as const;

export const head: PageHead = {
  title: `${figures.nativeIntegrations} native integrations | ${site.name}`,
  description: `Search ${figures.nativeIntegrations} built-in integrations for payments, social media, Google Workspace, productivity, video calls and design. Each connects in a click.`,
  keywords: [
    'native integrations',
    'Google Workspace integration',
    'payment integrations',
    'social media integrations',
    'integration directory',
  ],
  socialTitle: 'The apps you use, connected in one click',
  socialDescription: 'Search the directory for payments, calendars, social media, video calls and more.',
};
