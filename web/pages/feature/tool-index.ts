import { integrationGroups } from '#content/facts/integrations.ts';
import { toolCategories } from '#content/pages/integrations-third-party.ts';

/** A tool of the two directories, or one that neither has. */
export interface Tool {
  name: string;
  icon: string | null;
  color: string;
  way: 'native' | 'recipe' | 'api';
  /** Transferred data. */
  text: string;
}

/** The tools of both directories by name. */
export const toolIndex: readonly Tool[] = [
  ...integrationGroups.flatMap(({ entries }) =>
    entries.map(({ description, ...tool }): Tool => ({ ...tool, way: 'native', text: description })),
  ),
  ...toolCategories.flatMap(({ tools }) =>
    tools.map(({ name, icon, color, useCase }): Tool => ({ name, icon, color, way: 'recipe', text: useCase })),
  ),
].sort((one, other) => one.name.localeCompare(other.name));
