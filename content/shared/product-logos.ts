import { integrations, stripIntegrations } from '../facts/integrations.ts';
import { stackRows } from '../pages/home-tool-stack.ts';
import { automationPlatforms, toolCategories } from '../pages/integrations-third-party.ts';

/** The simple-icons slugs of the products that the directory and the guide show with their marks. */
export const directoryMarks = slugsOf([
  ...integrations,
  ...automationPlatforms,
  ...toolCategories.flatMap(({ tools }) => tools),
]);

/** Those of the strip and of the comparison, which the home page alone has. */
export const homeMarks = slugsOf([...stripIntegrations, ...stackRows.flatMap(({ competitors }) => competitors)]);

function slugsOf(products: readonly { icon: string | null }[]): readonly string[] {
  return [...new Set(products.flatMap(({ icon }) => icon ?? []))];
}
