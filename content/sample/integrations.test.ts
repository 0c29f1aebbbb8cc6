import { expect, test } from 'vitest';
import { integrationGroups, integrations, stripIntegrations } from '../facts/integrations.ts';
import { searchIntegrations } from '../pages/integrations-native.ts';

test('six groups hold the 47 entries, and the strip shows 21', () => {
  expect(integrationGroups.map((group) => [group.key, group.entries.length])).toEqual([
    ['payments', 12],
    ['social', 12],
    ['google', 7],
    ['productivity', 8],
    ['communication', 5],
    ['content', 3],
  ]);
  expect(stripIntegrations).toHaveLength(21);
});

test.each([
  ['through your Stripe integration', 'payments', ['Apple Pay', 'Google Pay']],
  ['create your own social network', 'social', ['Mighty Networks']],
  ['net banking', 'all', ['Razorpay']],
  ['  zoom ', 'all', ['Zoom']],
  ['e.net', 'all', ['Authorize.net']],
] as const)('“%s” in %s finds only %s', (text, category, names) => {
  expect(searchIntegrations(integrations, text, category).map(({ name }) => name)).toEqual(names);
});
