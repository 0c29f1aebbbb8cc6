import { integrations } from './integrations.ts';
import { automationPlatforms, toolCategories } from './third-party.ts';

/** The simple-icons slugs of every product that the directory and the guide show with its mark. */
export const brandMarks: readonly string[] = [
  ...integrations,
  ...automationPlatforms,
  ...toolCategories.flatMap(({ tools }) => tools),
].flatMap(({ icon }) => icon ?? []);
