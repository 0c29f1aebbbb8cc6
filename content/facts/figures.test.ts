import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stackRows } from '../pages/home-tool-stack.ts';
import { automationPlatforms } from '../pages/integrations-third-party.ts';
import type { PagePath } from '../pages.ts';
import { features, pageWords, statsIn } from '../test-words.ts';
import { figures, reportedNote, type Stat, service, stat } from './figures.ts';
import * as promises from './promises.ts';

const entries = [...new Set([...pageWords.values()].flatMap(statsIn))];

test.each([...pageWords])('%s shows no figure twice', (_, page) => {
  const shown = statsIn(page);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(Object.entries<Stat>(stat))(
  '%s is on several pages; a figure of one page stays beside its words',
  (_, entry) => {
    expect([...pageWords.values()].filter((page) => statsIn(page).includes(entry)).length).toBeGreaterThan(1);
  },
);

test('no two figures read the same, and none has two wordings or two meanings', () => {
  const labels = entries.map(({ figure, label }) => `${figure} ${label}`);
  expect(labels.filter((text, index) => labels.indexOf(text) < index)).toEqual([]);
  const bases = entries.map(({ label, base }) => `${label} ${base}`);
  expect(bases.filter((text, index) => bases.indexOf(text) < index)).toEqual([]);
});

test('each has a base, and reported ones a comparison', () => {
  for (const { label, base, source } of entries) {
    expect(base.split(' ').length, label).toBeGreaterThanOrEqual(2);
    expect(`${label} ${base}`).not.toMatch(/[.!]$/);
    if (source === 'reported')
      expect(base, label).toMatch(/\b(than|over|against|since|before|after|of|on|with|among|per|from|to|for)\b/);
  }
});

test('rates and multiples are reported by customers; only uptime is a target', () => {
  const rates = entries.filter(({ figure }) => /[%x]$/.test(figure));
  expect(rates.filter(({ source }) => source !== 'reported')).toEqual([stat.uptime]);
});

const statOf = (path: PagePath, label: string) => statsIn(pageWords.get(path)).find((entry) => entry.label === label)!;

test('figures typed beside their words equal their counts', () => {
  const page = new Map(features);
  const counts: [PagePath, string, number][] = [
    ['/features/marketing-automation', 'channels', page.get('/features/marketing-automation')!.categories.items.length],
    ['/features/listings', 'directory layouts', page.get('/features/listings')!.categories.items.length],
    ['/features/additional-tools', 'jobs in every plan', stackRows.length],
  ];
  for (const [path, label, count] of counts) expect(statOf(path, label).figure, label).toBe(String(count));
  const channels = page
    .get('/features/communication-channels')!
    .categories.items.map(({ tag }) => Number.parseInt(tag, 10));
  expect(`${channels.reduce((sum, count) => sum + count, 0)}+`).toBe(figures.channels);
});

test('app counts have one wording', () => {
  for (const entry of [
    stat.oneClickApps,
    stat.viaPlatforms,
    ...statsIn(pageWords.get('/features/integrations')).filter(({ label }) => label === 'integrations'),
  ])
    expect(promises.integrations).toContain(`${entry.figure} `);
  for (const { name } of automationPlatforms) {
    expect(promises.integrations).toContain(name);
    expect(stat.viaPlatforms.base).toContain(name);
  }
  expect(service.oneClickApps).toBeGreaterThanOrEqual(Number.parseInt(figures.nativeIntegrations, 10));
});

test('the note under reported figures links to the terms', () => {
  const terms = readFileSync(join(import.meta.dirname, '../legal/terms-of-service.md'), 'utf8');
  const anchors = [...terms.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  );
  const [path, anchor] = reportedNote.to.split('#');
  expect(path).toBe('/terms-of-service');
  expect(anchors).toContain(anchor);
});
