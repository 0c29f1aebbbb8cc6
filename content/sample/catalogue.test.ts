import { expect, test } from 'vitest';
import { catalogue, filterCatalogue, filterSummary } from '../pages/feature-catalog.ts';

const ids = (text: string) => filterCatalogue(catalogue, text).map((category) => category.id);

test('nineteen categories have their counts', () => {
  expect(catalogue.map((category) => category.count)).toEqual([
    15, 20, 8, 6, 15, 5, 12, 8, 25, 12, 8, 6, 15, 10, 12, 15, 8, 3, 7,
  ]);
  expect(filterSummary(catalogue)).toBe('19 categories, 210+ features');
});

test('the filter reads title, description and highlights in any case', () => {
  expect(ids('PIPELINE')).toEqual(['pipeline']);
  expect(ids('booking')).toContain('appointment-booking');
  expect(ids('sms')).toEqual(['communication', 'marketing-automation']);
  expect(ids('post calendar')).toEqual(['social-media']);
});

test('every word has to occur, in any order', () => {
  expect(ids('sms  missed')).toEqual(['communication']);
  expect(ids('sms certificates')).toEqual([]);
});
