import { figures } from '../facts/figures.ts';
import type { Action } from '../pages.ts';
import { automationPlatforms, toolCategories } from './integrations-third-party.ts';

/** A card of the native directory for tools that aren't native. */
export const otherWayWords = {
  platform: (name: string) =>
    `${name} is the bridge itself: ${figures.thirdPartyIntegrations} apps connect through it.`,
  tool: (name: string) => `${name} works through Zapier or Make.`,
  action: { label: 'See how it connects', to: '/integrations/third-party' } satisfies Action,
} as const;

const most = 3;

/** A sentence for each platform or tool with a word that begins with the text, in any case. */
export function otherWays(text: string): string[] {
  const needle = text.trim().toLowerCase();
  if (needle.length < 2) return [];
  const matches = ({ name }: { name: string }) => ` ${name}`.toLowerCase().includes(` ${needle}`);
  return [
    ...automationPlatforms.filter(matches).map(({ name }) => otherWayWords.platform(name)),
    ...toolCategories.flatMap(({ tools }) => tools.filter(matches)).map(({ name }) => otherWayWords.tool(name)),
  ].slice(0, most);
}
