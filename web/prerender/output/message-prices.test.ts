import { expect, test } from 'vitest';
import { messageRates } from '#content/facts/message-rates.ts';
import { markdownPath } from '#content/shared/http/page-files.ts';
import { moneyRate } from '#content/shared/text/format.ts';
import { paths, read } from '../test-output.ts';

const { text, callMinute, thousandEmails } = messageRates;
const prices = ['#message-prices', ...[text, callMinute, thousandEmails].map(moneyRate)];

test('each paragraph on usage-based messages names a rate or links to the rates', () => {
  const bare = paths
    .flatMap((path) => read(markdownPath(path)).split(/\n{2,}|\n(?=[-|])/))
    .filter((paragraph) => /\bpay (?:per|for each) |\bas you use them\b|\bpaid by use\b/i.test(paragraph))
    // The section with the rates, and the table above it.
    .filter((paragraph) => !/^(?:\||Texts, call minutes and emails are billed)/.test(paragraph))
    .filter((paragraph) => !prices.some((price) => paragraph.includes(price)));
  expect(bare).toEqual([]);
});
