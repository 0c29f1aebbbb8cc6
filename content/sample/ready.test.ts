import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figures } from '../facts/figures.ts';
import { testimonials } from '../facts/testimonials.ts';
import { badges } from '../legal/security.ts';
import { loadFeatures, unreadyContent } from '../readiness.ts';
import { site } from '../site.ts';

const features = await loadFeatures();

test('lists the shipped samples, with words that their files have', () => {
  const found = unreadyContent(features, readFileSync('content/changelog.xml', 'utf8'));
  for (const { file, words } of found) expect(readFileSync(file, 'utf8'), file).toContain(words);
  const named = found.map(({ what }) => what).join('\n');
  const shipped = [
    site.origin,
    site.hosts.checkout,
    site.mail.hello,
    site.phone.display,
    site.address.street,
    site.company.form,
  ];
  for (const text of [
    ...shipped,
    figures.rating.value,
    ...badges.map(({ name }) => name),
    'reviews',
    'changelog',
    'rates',
    'taxes',
  ])
    expect(named).toContain(text);
  expect(found.filter(({ file }) => file === 'content/facts/testimonials.ts')).toHaveLength(testimonials.length);
});
