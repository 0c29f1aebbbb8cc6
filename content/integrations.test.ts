import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';
import {
  categoryCount,
  connectLine,
  connectLink,
  integrationGroups,
  integrations,
  parseCategory,
  resultsHeading,
  searchIntegrations,
  shownCount,
  stripIntegrations,
} from './integrations.ts';

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

test('marks and colors are those of simple-icons, or a monogram without either', () => {
  const brands = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, `#${icon.hex}`]));
  for (const { name, icon, color } of integrations) expect(color, name).toBe(icon === null ? null : brands.get(icon));
});

test('an empty text or only spaces keeps every entry of the category', () => {
  expect(names('')).toHaveLength(47);
  expect(names('   ')).toHaveLength(47);
  expect(names(' \t', 'google')).toHaveLength(7);
});

test('the text matches inside name or description in any case, spaces around it aside', () => {
  expect(names('sTrIp')).toContain('Stripe');
  expect(names('  zoom ')).toEqual(['Zoom']);
  expect(names('net banking')).toEqual(['Razorpay']);
  expect(names('google meet')).toEqual(['Google Meet']);
});

test('text and category narrow each other', () => {
  expect(names('google')).toContain('Google Pay');
  expect(names('google', 'google')).not.toContain('Google Pay');
  expect(names('zoom', 'payments')).toEqual([]);
});

test.each(['.*', '(', '[a-z]', '\\', '$', '^', '?', '+'])('%s is text, not a pattern', (text) => {
  expect(() => names(text)).not.toThrow();
  expect(names(text)).toEqual([]);
});

test('a dot finds the names that have one', () => {
  expect(names('e.net')).toEqual(['Authorize.net']);
  expect(names('y.com')).toEqual(['monday.com']);
});

test('nothing matches a text that is nowhere', () => {
  expect(names('fax machine')).toEqual([]);
  expect(names('x'.repeat(10_000))).toEqual([]);
});

test('only known categories come out of the URL', () => {
  expect(parseCategory('google')).toBe('google');
  for (const value of [null, '', 'Google', 'all', 'constructor']) expect(parseCategory(value)).toBe('all');
});

test('a tool to connect is named in the address and over the plans, and nothing else is', () => {
  for (const { name } of integrations) {
    const asked = new URL(connectLink(name), 'https://site.example').searchParams.get('connect')!;
    expect(connectLine(asked)).toBe(`${name} connects on the first day of your trial.`);
  }
  for (const text of ['', 'stripe', 'Stripe ', 'constructor', '<b>Stripe</b>'])
    expect(connectLine(text)).toBeUndefined();
});

test('counts read well for one and for many', () => {
  expect(categoryCount(12)).toBe('12 native integrations available');
  expect(categoryCount(1)).toBe('1 native integration available');
  expect(resultsHeading(1, ' zoom ')).toBe('1 integration for “zoom”');
  expect(shownCount(1)).toBe('1 of 47 integrations shown');
  expect(resultsHeading(0, 'fax')).toBe('0 integrations for “fax”');
});
