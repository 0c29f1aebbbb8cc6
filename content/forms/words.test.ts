import { expect, test } from 'vitest';
import { person } from './person.ts';
import { missingToast } from './words.ts';

const budget = { type: 'text', label: 'Budget', required: 'Please enter your budget.', maxLength: 20 } as const;

test.each([
  [{ email: person.email }, 'Email is required.'],
  [{ email: person.email, budget }, 'Email and budget are required.'],
  [{ ...person, budget }, 'Name, email, and budget are required.'],
])('names the required fields, first and last name as one: case %#', (fields, text) => {
  expect(missingToast(fields).text).toBe(text);
});
