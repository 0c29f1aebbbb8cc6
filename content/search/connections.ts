import { integrationGroups } from '../facts/integrations.ts';
import { toolCategories } from '../pages/integrations-third-party.ts';
import type { BuyerQuestion } from './buyer-question.ts';

function connection(name: string, how: string, place: BuyerQuestion['place']): BuyerQuestion {
  return {
    phrasings: [
      `Does it connect to ${name}?`,
      name,
      `integrate, sync, support, keep using and work with my ${name} store, account or list`,
    ],
    answer: `Yes, ${name} connects ${how}.`,
    place,
  };
}

/** Apps by name, without social networks. */
export const connections: readonly BuyerQuestion[] = [
  ...integrationGroups
    .filter(({ key }) => key !== 'social')
    .flatMap(({ key, entries }) =>
      entries.map(({ name }) => connection(name, 'with one click', `/integrations/native#${key}`)),
    ),
  ...toolCategories.flatMap(({ tools }) =>
    tools.map(({ name }) => connection(name, 'through Zapier or Make', '/integrations/third-party')),
  ),
];
