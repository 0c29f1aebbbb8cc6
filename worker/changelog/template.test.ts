import { expect, test } from 'vitest';
import build from '../../dist/build.json';
import { compile } from './template.ts';

test('escapes values in text and attributes', () => {
  const fill = compile('<a title="{{title}}">{{title}}{{none}}</a>');
  expect(fill({ title: `</a><script>"'&{{title}}`, none: '' })).toBe(
    '<a title="&#60;/a&#62;&#60;script&#62;&#34;&#39;&#38;{{title}}">&#60;/a&#62;&#60;script&#62;&#34;&#39;&#38;{{title}}</a>',
  );
});

test('renders lists, conditions and negations', () => {
  const fill = compile(
    '{{#list}}<i>{{name}}{{#more}}<b>{{name}}</b>{{/more}}{{^more}}-{{/more}}</i>{{/list}}{{^list}}none{{/list}}',
  );
  expect(
    fill({
      list: [
        { name: 1, more: 'yes' },
        { name: 2, more: '' },
      ],
    }),
  ).toBe('<i>1<b>1</b></i><i>2-</i>');
  expect(fill({ list: [{ name: 1, more: [{ name: 'a' }, { name: 'b' }] }] })).toBe('<i>1<b>a</b><b>b</b></i>');
  expect(compile('{{#on}}{{a}}{{/on}}{{^on}}off{{/on}}')({ on: false, a: 1 })).toBe('off');
});

test('removes empty comments beside sections only', () => {
  const fill = compile('{{a}}<!-- --> of <!-- -->{{b}}<!-- -->{{#c}}<i></i>{{/c}}<!-- -->{{^c}}<b></b>{{/c}}');
  expect(fill({ a: 1, b: 2, c: true })).toBe('1<!-- --> of <!-- -->2<i></i>');
});

test.each(['{{#a}}', '{{/a}}', '{{#a}}{{/b}}', '{{#a}}{{#b}}{{/a}}{{/b}}'])('%s does not compile', (source) => {
  expect(() => compile(source)).toThrow(/Section/);
});

test('fills every placeholder of the built template', () => {
  const update = {
    id: 'update-x',
    categories: [{ name: 'New', tone: 'new' }],
    title: 'T',
    text: 'x',
    link: 'https://a.b',
  };
  const html = compile(build.updatesTemplate)({
    updates: [update],
    categories: [],
    asOf: 'now',
    older: '/x',
    noMatch: 1,
  });
  expect(html).toMatch(/^<div data-updates="">.*<article id="update-x".*<\/div>$/s);
  expect(html).not.toMatch(/\{\{|\}\}/);
});
