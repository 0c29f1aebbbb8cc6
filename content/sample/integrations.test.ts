import { expect, test } from 'vitest';
import { integrationGroups, integrations, stripIntegrations } from '../facts/integrations.ts';
import { searchIntegrations } from '../pages/integrations-native.ts';

const names = (text: string, category: Parameters<typeof searchIntegrations>[2] = 'all') =>
  searchIntegrations(integrations, text, category).map((entry) => entry.name);

test('six groups hold the 47 entries', () => {
  expect(integrationGroups.map((group) => [group.key, group.entries.length])).toEqual([
    ['payments', 12],
    ['social', 12],
    ['google', 7],
    ['productivity', 8],
    ['communication', 5],
    ['content', 3],
  ]);
  expect(new Set(integrations.map((entry) => entry.name)).size).toBe(47);
});

test('the strip shows 21 different entries', () => {
  expect(new Set(stripIntegrations).size).toBe(21);
  expect(stripIntegrations).not.toContain(undefined);
});

test('two wallets work through the card provider and one entry builds your own network', () => {
  expect(names('through your Stripe integration', 'payments')).toEqual(['Apple Pay', 'Google Pay']);
  expect(names('create your own social network', 'social')).toEqual(['Mighty Networks']);
});

test('an empty text or only spaces keeps every entry of the category', () => {
  expect(names('')).toHaveLength(47);
  expect(names('   ')).toHaveLength(47);
  expect(names(' \t', 'google')).toHaveLength(7);
});

test('a search ignores case and outer spaces, and matches name or description', () => {
  expect(names('sTrIp')).toContain('Stripe');
  expect(names('  zoom ')).toEqual(['Zoom']);
  expect(names('net banking')).toEqual(['Razorpay']);
  expect(names('google meet')).toEqual(['Google Meet']);
});

test('a search combines text and category', () => {
  expect(names('google')).toContain('Google Pay');
  expect(names('google', 'google')).not.toContain('Google Pay');
  expect(names('zoom', 'payments')).toEqual([]);
});

test('a search for a dot finds names with a dot', () => {
  expect(names('e.net')).toEqual(['Authorize.net']);
  expect(names('y.com')).toEqual(['monday.com']);
});
