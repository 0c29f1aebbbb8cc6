import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';
import {
  categoryCount,
  connectLine,
  connectLink,
  parseCategory,
  resultsHeading,
  searchIntegrations,
  shownCount,
} from '../pages/integrations-native.ts';
import { automationPlatforms, defaultToolCategory, toolCategories } from '../pages/integrations-third-party.ts';
import { integrationGroups, integrations, stripIntegrations } from './integrations.ts';

const names = (text: string, category: Parameters<typeof searchIntegrations>[2] = 'all') =>
  searchIntegrations(integrations, text, category).map((entry) => entry.name);

test('entries are unique, in the directory and in the strip', () => {
  for (const entries of [integrations, stripIntegrations]) {
    expect(entries).not.toContain(undefined);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  }
  expect(integrationGroups.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(
    integrations.map(({ name }) => name),
  );
});

test('logos and colors are those of simple-icons, and the first ten have logos, in the strip too', () => {
  const brands = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, `#${icon.hex}`]));
  const tools = toolCategories.flatMap(({ tools }) => tools);
  for (const { name, icon, color } of [...integrations, ...automationPlatforms, ...tools])
    if (icon !== null) expect(color, name).toBe(brands.get(icon));
  for (const list of [integrations, stripIntegrations])
    expect(list.slice(0, 10).filter(({ icon }) => icon === null)).toEqual([]);
});

test('the first open tab of the tools exists, keys are unique, and logos come before monograms', () => {
  const keys = toolCategories.map(({ key }) => key);
  expect(keys).toContain(defaultToolCategory);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { label, tools } of toolCategories) {
    const monograms = tools.map(({ icon }) => icon === null);
    expect(monograms, label).toEqual(monograms.toSorted());
  }
});

test('an empty text or only spaces keeps every entry of the category', () => {
  for (const text of ['', '   ', ' \t']) expect(names(text)).toHaveLength(integrations.length);
  for (const { key, entries } of integrationGroups) expect(names(' ', key)).toHaveLength(entries.length);
});

test('the text matches inside name or description in any case, and the category narrows it', () => {
  for (const { name, description, category } of integrations) {
    for (const text of [` ${name.toUpperCase()} `, description.slice(1)]) {
      expect(names(text)).toContain(name);
      expect(names(text, category)).toContain(name);
    }
    const elsewhere = integrationGroups.find(({ key }) => key !== category)!;
    expect(names(name, elsewhere.key)).not.toContain(name);
  }
});

test.each(['.*', '(', '[a-z]', '\\', '$', '^', '?', '+'])('%s is text, not a pattern', (text) => {
  expect(() => names(text)).not.toThrow();
  expect(names(text)).toEqual([]);
});

test('an unknown text matches nothing', () => {
  expect(names('fax machine')).toEqual([]);
  expect(names('x'.repeat(10_000))).toEqual([]);
});

test('unknown categories in the URL are ignored', () => {
  expect(parseCategory('google')).toBe('google');
  for (const value of [null, '', 'Google', 'all', 'constructor']) expect(parseCategory(value)).toBe('all');
});

test('`?connect=` names a known tool above the plans', () => {
  for (const { name } of integrations) {
    const asked = new URL(connectLink(name), 'https://site.example').searchParams.get('connect')!;
    expect(connectLine(asked)).toBe(`${name} connects on the first day of your trial.`);
  }
  for (const text of ['', 'stripe', 'Stripe ', 'constructor', '<b>Stripe</b>'])
    expect(connectLine(text)).toBeUndefined();
});

test('counts have a singular and a plural', () => {
  expect(categoryCount(12)).toBe('12 native integrations available');
  expect(categoryCount(1)).toBe('1 native integration available');
  expect(resultsHeading(1, ' zoom ')).toBe('1 integration for “zoom”');
  expect(shownCount(1)).toBe(`1 of ${integrations.length} integrations shown`);
  expect(resultsHeading(0, 'fax')).toBe('0 integrations for “fax”');
});
