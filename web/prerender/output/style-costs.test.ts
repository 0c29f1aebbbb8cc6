import { expect, test } from 'vitest';
import { htmlOf } from '../test-output.ts';

const css = [...htmlOf('/').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');

/** Up to three levels. */
const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/** Otherwise any change recomputes the whole page: Chromium has one invalidation set for all :has(). */
test('names a tag, class or attribute in what a rule selects below :has()', () => {
  const selectors = [...css.matchAll(/[{};]([^{};@]*:has\([^{}]*)\{/g)].map(([, selector]) => selector!);
  expect(selectors.length).toBeGreaterThan(20);
  const broad = selectors.filter(
    (selector) =>
      // group-has-* of Tailwind; write [.group:has(...)_&]: instead.
      / \*\)/.test(selector) ||
      selector
        .replaceAll(new RegExp(`:has${parentheses}`, 'g'), '&')
        .replaceAll(new RegExp(`:(not|nth-[a-z-]+)${parentheses}`, 'g'), '')
        .replaceAll(/:is\(([^(),]*)[^()]*\)/g, '$1')
        .split(',')
        .some((one) => /&[^ >+~]*[ >](?:.*[ >+~])?(?![a-z]|[^ >+~]*[.#[])[^ >+~]*$/i.test(one)),
  );
  expect(broad).toEqual([]);
});

test('evaluates no checkbox for the whole page', () => {
  expect(css.match(/(?:^|[{},;])(?:html|body|:root):has\([^{}]*:checked[^{}]*/g)).toBeNull();
});
