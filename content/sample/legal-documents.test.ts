import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLegalDocument } from '../../web/prerender/words/legal-documents.ts';
import { figures, offer, retention, service } from '../facts/figures.ts';
import * as promises from '../facts/promises.ts';
import type { LegalDocument } from '../legal/legal-document.ts';
import { site } from '../site.ts';
import { anchorsOf, textOf } from '../test-words.ts';

const folder = join(import.meta.dirname, '../legal');
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => parseLegalDocument(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
const document = (path: string) => documents.find((candidate) => candidate.path === path)!;

test('the documents are dated January 2025', () => {
  for (const { updated } of documents) expect(updated).toBe('2025-01-01');
});

test('there are five documents', () => {
  expect(documents.map(({ path }) => path).sort()).toEqual([
    '/cookie-policy',
    '/gdpr-compliance',
    '/privacy-policy',
    '/security-compliance',
    '/terms-of-service',
  ]);
});

test('the privacy policy names every right and period', () => {
  const text = textOf(document('/privacy-policy'));
  for (const right of ['Access', 'Correction', 'Deletion', 'Portability', 'Objection', 'Restriction'])
    expect(text).toContain(right);
  expect(text).toContain(`life of the account plus up to ${retention.accountYearsAfterClosing} years`);
  expect(text).toContain(`Typically ${retention.usageMonths} months`);
  expect(text).toContain('Until you unsubscribe or withdraw your consent');
});

test('the terms reconcile trial, card, refunds and notice', () => {
  const text = textOf(document('/terms-of-service'));
  for (const words of [
    `free for ${offer.trialDays} days`,
    'credit card is required',
    'non-refundable unless stated otherwise',
    `within ${offer.moneyBackDays} days`,
    `${offer.priceChangeNoticeDays} days in advance`,
    'monthly or annually in advance',
    'end of the billing period',
  ])
    expect(text).toContain(words);
});

test('the cookie policy has the four types, third parties and how long cookies last', () => {
  const text = textOf(document('/cookie-policy'));
  for (const type of ['Essential', 'Analytics', 'Functional', 'Marketing', 'Third-party'])
    expect(text).toContain(`${type} cookies`);
  expect(text).toContain(`${retention.cookieYears} years`);
  expect(anchorsOf(document('/cookie-policy'))).toContain('on-this-website');
});

test('data retention after leaving is the same everywhere', () => {
  for (const path of ['/terms-of-service', '/privacy-policy', '/gdpr-compliance'])
    expect(textOf(document(path))).toContain(promises.leaving);
});

test('the GDPR page names its articles, bases, deadlines and officer', () => {
  const gdpr = document('/gdpr-compliance');
  const text = textOf(gdpr);
  for (const article of [15, 16, 17, 18, 20, 21]) expect(text).toContain(`(Article ${article})`);
  for (const basis of ['Contract', 'Legitimate interests', 'Legal compliance', 'Consent'])
    expect(text).toContain(basis);
  expect(text).toContain(`within ${retention.gdprAnswerMonths} month`);
  expect(text).toContain(`${retention.gdprExtensionMonths} further months`);
  expect(text).toContain(site.mail.dpo);
  expect(text).toContain(site.phone.display);
  expect(text).toContain(site.address.street);
  expect(actionsOf(gdpr)).toEqual(['Submit GDPR Request']);
});

test('the security page has its badges, documents, measures and contacts', () => {
  const security = document('/security-compliance');
  const text = textOf(security);
  for (const badge of ['Data Privacy Framework', 'SOC 2 Type II', 'ISO 27001', 'GDPR']) expect(text).toContain(badge);
  for (const button of [
    'Privacy guide',
    'Security overview',
    'Data processing agreement',
    'Sub-processors list',
    'Security questionnaire',
    'Deletion request form',
  ])
    expect(text).toContain(button);
  expect(text).toContain(figures.encryption.inTransit);
  expect(text).toContain(figures.encryption.atRest);
  for (const address of [site.mail.security, site.mail.compliance, site.mail.dpo]) expect(text).toContain(address);
  expect(text).toContain(`within ${service.responseHours.urgent} hours`);
  expect(actionsOf(security)).toEqual(['Report Security Issue']);
});

function actionsOf({ sections }: LegalDocument) {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'action' ? block.action.label : [])),
  );
}
