import { expect, test } from 'vitest';
import { useCaseGroups } from '../pages/automation-recipes.ts';
import { automationPlatforms, defaultToolCategory, toolCategories } from '../pages/integrations-third-party.ts';

test('six tabs hold their tools', () => {
  expect(toolCategories.map((category) => [category.key, category.tools.length])).toEqual([
    ['content-course', 7],
    ['crm-sales', 5],
    ['productivity', 7],
    ['email-marketing', 6],
    ['legal-document', 2],
    ['ai-automation', 3],
  ]);
  expect(toolCategories[0]!.key).toBe(defaultToolCategory);
});

test('four platforms, one of them with human-in-the-loop approvals, and six groups of use cases', () => {
  expect(automationPlatforms).toHaveLength(4);
  expect(automationPlatforms.filter((one) => one.description.includes('human-in-the-loop'))).toHaveLength(1);
  expect(useCaseGroups).toHaveLength(6);
});
