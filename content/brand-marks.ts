import { integrations } from './integrations.ts';
import { stackRows } from './stack.ts';
import { automationPlatforms, toolCategories } from './third-party.ts';

/** The simple-icons slugs of every product that the directory, the guide and the comparison show with its mark. */
export const brandMarks: readonly string[] = [
  ...integrations,
  ...automationPlatforms,
  ...stackRows.flatMap(({ competitors }) => competitors),
  ...toolCategories.flatMap(({ tools }) => tools),
].flatMap(({ icon }) => icon ?? []);
