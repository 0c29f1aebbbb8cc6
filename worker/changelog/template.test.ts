import Mustache from 'mustache';
import { expect, test } from 'vitest';
import build from '../../dist/build.json';

test('fills every placeholder of the built template', () => {
  const update = {
    id: 'update-x',
    categories: [{ name: 'New', tone: 'new' }],
    title: 'T',
    text: 'x',
    link: 'https://a.b',
  };
  const html = Mustache.render(build.updatesTemplate, {
    updates: [update],
    categories: [],
    asOf: 'now',
    older: '/x',
    noMatch: 1,
  });
  expect(html).toMatch(/^<div data-updates="">.*<article id="update-x".*<\/div>$/s);
  expect(html).not.toMatch(/\{\{|\}\}/);
});
