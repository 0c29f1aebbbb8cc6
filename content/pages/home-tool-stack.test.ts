import { expect, test } from 'vitest';
import type { JobId } from '../facts/jobs.ts';
import { money } from '../shared/text/format.ts';
import { decodeStack, encodeStack, stackPlanPrice, stackRows, stackSummary, stackTotals } from './home-tool-stack.ts';

const everyId = new Set(stackRows.map((row) => row.id));

test('sums tools, compares them with the plan and rounds', () => {
  const prices = [stackPlanPrice, stackPlanPrice, 1].map((monthlyPrice) => ({ monthlyPrice }));
  const [total, saving] = [2 * stackPlanPrice + 1, stackPlanPrice + 1];
  expect(stackTotals(prices)).toEqual({ total, saving, percent: Math.round((100 * saving) / total) });
});

test('a stack cheaper than the plan saves 0', () => {
  expect(stackTotals([])).toEqual({ total: 0, saving: 0, percent: 0 });
  for (const total of [1, stackPlanPrice])
    expect(stackTotals([{ monthlyPrice: total }])).toEqual({ total, saving: 0, percent: 0 });
});

test('the summary has three forms', () => {
  expect(stackSummary({ total: 1200, saving: 900, percent: 75 })).toContain(`${money(900)} a month, 75% less`);
  expect(stackSummary({ total: 39, saving: 0, percent: 0 })).toContain('cheaper today');
  expect(stackSummary({ total: 0, saving: 0, percent: 0 })).not.toMatch(/\d/);
});

test('a choice survives a round trip through the URL', () => {
  for (const ids of [everyId, new Set<JobId>(), new Set<JobId>(['chat', 'crm']), new Set<JobId>(['sms'])])
    expect(decodeStack(encodeStack(ids))).toEqual(ids);
  expect(encodeStack(new Set(['chat', 'crm']))).toBe('crm.chat');
  expect(encodeStack(everyId)).toBeNull();
  expect(new URLSearchParams({ stack: 'crm.chat' }).toString()).toBe('stack=crm.chat');
});

test.each([null, '', '...', 'fax', '__proto__', 'CRM'])('%j from outside falls back to the full table', (value) => {
  expect(decodeStack(value)).toEqual(everyId);
});

test('drops unknown ids', () => {
  expect(decodeStack('fax.crm.crm')).toEqual(new Set(['crm']));
});
