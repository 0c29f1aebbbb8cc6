import { expect, test } from 'vitest';
import { hashOf, type Place, placeOf } from './place.ts';

test.each<[string, Place]>([
  ['', { view: 'messages', query: '' }],
  ['#numbers', { view: 'numbers', query: '' }],
  ['#messages/a%2Fb?search=ada', { view: 'messages', id: 'a/b', query: 'search=ada' }],
  ['#messages?search=a/b', { view: 'messages', query: 'search=a/b' }],
])('%s is a place, and leads back to it', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
  expect(placeOf(hashOf(place))).toEqual(place);
});

test('unknown views open messages, invalid escapes are kept', () => {
  expect(placeOf('#billing')).toEqual({ view: 'messages', query: '' });
  expect(placeOf('#messages/100%')).toEqual({ view: 'messages', id: '100%', query: '' });
});
