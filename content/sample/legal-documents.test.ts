import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLegalDocument } from '../../web/prerender/words/legal-documents.ts';
import { figures, offer, retention, service } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import { site } from '../site.ts';
import { anchorsOf, textOf } from '../test-words.ts';

const folder = join(import.meta.dirname, '../legal');
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => parseLegalDocument(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));

test('the five documents are dated January 2025', () => {
  expect(documents.map(({ path, updated }) => [path, updated]).sort()).toEqual(
    ['cookie-policy', 'gdpr-compliance', 'privacy-policy', 'security-compliance', 'terms-of-service'].map((slug) => [
      `/${slug}`,
      '2025-01-01',
    ]),
  );
});

test.each([
  [
    '/privacy-policy',
    [
      ...['Access', 'Correction', 'Deletion', 'Portability', 'Objection', 'Restriction'],
      `life of the account plus up to ${retention.accountYearsAfterClosing} years`,
      `Typically ${retention.usageMonths} months`,
      'Until you unsubscribe or withdraw your consent',
      promises.leaving,
    ],
  ],
  [
    '/terms-of-service',
    [
      `free for ${offer.trialDays} days`,
      'credit card is required',
      'non-refundable unless stated otherwise',
      `within ${offer.moneyBackDays} days`,
      `${offer.priceChangeNoticeDays} days in advance`,
      'monthly or annually in advance',
      'end of the billing period',
      promises.leaving,
    ],
  ],
  [
    '/cookie-policy',
    [
      ...['Essential', 'Analytics', 'Functional', 'Marketing', 'Third-party'].map((type) => `${type} cookies`),
      `${retention.cookieYears} years`,
    ],
  ],
  [
    '/gdpr-compliance',
    [
      ...[15, 16, 17, 18, 20, 21].map((article) => `(Article ${article})`),
      ...['Contract', 'Legitimate interests', 'Legal compliance', 'Consent'],
      `within ${retention.gdprAnswerMonths} month`,
      `${retention.gdprExtensionMonths} further months`,
      ...[site.mail.dpo, site.phone.display, site.address.street],
      'Submit GDPR Request',
      promises.leaving,
    ],
  ],
  [
    '/security-compliance',
    [
      ...['Data Privacy Framework', 'SOC 2 Type II', 'ISO 27001', 'GDPR'],
      ...['Privacy guide', 'Security overview', 'Data processing agreement', 'Sub-processors list'],
      ...['Security questionnaire', 'Deletion request form'],
      ...[figures.encryption.inTransit, figures.encryption.atRest],
      ...[site.mail.security, site.mail.compliance, site.mail.dpo],
      `within ${service.responseHours.urgent} hours`,
      'Report Security Issue',
    ],
  ],
])('%s has its fixed words', (path, words) => {
  const text = textOf(documents.find((document) => document.path === path)!);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('the cookie policy has the anchor that other pages link to', () => {
  expect(anchorsOf(documents.find(({ path }) => path === '/cookie-policy')!)).toContain('on-this-website');
});
