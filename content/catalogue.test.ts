import { expect, test } from 'vitest';
import { catalogue, featuresLabel, filterCatalogue, filterSummary } from './catalogue.ts';
import { figures } from './figures.ts';

const ids = (text: string) => filterCatalogue(catalogue, text).map((category) => category.id);

test('nineteen categories claim their counts, and together what the site claims', () => {
  expect(catalogue.map((category) => category.count)).toEqual([
    15, 20, 8, 6, 15, 5, 12, 8, 25, 12, 8, 6, 15, 10, 12, 15, 8, 3, 7,
  ]);
  expect(`${catalogue.reduce((sum, category) => sum + category.count, 0)}+`).toBe(figures.features);
  expect(String(catalogue.length)).toBe(figures.categories);
});

test('each category leads to its own page', () => {
  expect(catalogue.map((category) => category.link)).toEqual(catalogue.map((category) => `/features/${category.id}`));
  expect(new Set(catalogue.map((category) => category.id)).size).toBe(catalogue.length);
});

test('labels are computed', () => {
  expect(featuresLabel(catalogue[0]!)).toBe('15 features');
  expect(featuresLabel({ count: 1 })).toBe('1 feature');
});

test('an empty filter keeps everything', () => {
  expect(ids('')).toHaveLength(19);
  expect(ids('  \t ')).toHaveLength(19);
});

test('the filter reads title, description and highlights in any case', () => {
  expect(ids('PIPELINE')).toEqual(['pipeline']);
  expect(ids('booking')).toContain('appointment-booking');
  expect(ids('sms')).toEqual(['communication', 'marketing-automation', 'ai-automation']);
  expect(ids('monday morning')).toEqual(['social-media']);
});

test('every word has to occur, in any order', () => {
  expect(ids('sms  missed-call')).toEqual(['communication']);
  expect(ids('sms certificates')).toEqual([]);
});

test.each(['.*', '(', '[', '\\', 'fax'])('%s finds nothing and breaks nothing', (text) => {
  expect(ids(text)).toEqual([]);
});

test('the summary counts what is left', () => {
  expect(filterSummary(catalogue)).toBe('19 categories, 210 features');
  expect(filterSummary(catalogue.filter((category) => category.id === 'crm'))).toBe('1 category, 15 features');
  expect(filterSummary([])).toBe('0 categories, 0 features');
});
