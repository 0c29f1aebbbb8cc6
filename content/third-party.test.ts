import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';
import { automationPlatforms, defaultToolCategory, toolCategories } from './third-party.ts';

test('the tab that is open first is one of them, and each has a name of its own', () => {
  const keys = toolCategories.map(({ key }) => key);
  expect(keys).toContain(defaultToolCategory);
  expect(new Set(keys).size).toBe(keys.length);
});

test('marks and colors are those of simple-icons, or a monogram without either', () => {
  const brands = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, `#${icon.hex}`]));
  for (const { name, icon, color } of automationPlatforms)
    expect(color, name).toBe(icon === null ? null : brands.get(icon));
  for (const { name, icon } of toolCategories.flatMap((category) => category.tools))
    expect(icon === null || brands.has(icon), name).toBe(true);
});
