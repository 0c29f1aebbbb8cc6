import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';
import { automationPlatforms, defaultToolCategory, toolCategories } from './integrations-third-party.ts';

test('the first open tab exists, and names are unique', () => {
  const keys = toolCategories.map(({ key }) => key);
  expect(keys).toContain(defaultToolCategory);
  expect(new Set(keys).size).toBe(keys.length);
});

test('logos and colors are those of simple-icons, and logos come before monograms', () => {
  const brands = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, `#${icon.hex}`]));
  for (const { name, icon, color } of [automationPlatforms, ...toolCategories.map(({ tools }) => tools)].flat())
    if (icon !== null) expect(color, name).toBe(brands.get(icon));
  for (const { label, tools } of toolCategories) {
    const monograms = tools.map(({ icon }) => icon === null);
    expect(monograms, label).toEqual(monograms.toSorted());
  }
});
