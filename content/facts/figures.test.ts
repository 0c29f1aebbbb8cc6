import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../pages/feature-catalog.ts';
import { automationPlatforms } from '../pages/integrations-third-party.ts';
import { features, pageWords, statsIn, wordingOf } from '../shared/test-words.ts';
import { stackRows } from '../shared/tool-stack.ts';
import { figures, reportedNote, type Stat, service, stat } from './figures.ts';
import { integrations } from './integrations.ts';
import * as promises from './promises.ts';

const entries = Object.entries<Stat>(stat);
const known = new Set<unknown>(Object.values(stat));

describe.each([...pageWords])('%s', (path, page) => {
  test('shows no figure but those of the record, each where it may', () => {
    const shown = statsIn(page);
    expect(shown.filter((entry) => !known.has(entry))).toEqual([]);
    expect(shown.filter(({ on }) => !on.includes(path)).map(wordingOf)).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

test('each figure is shown on every page that it names, which is at least one', () => {
  for (const [name, entry] of entries) {
    const shown = [...pageWords].filter(([, page]) => statsIn(page).includes(entry)).map(([path]) => path);
    expect(shown.toSorted(), name).toEqual(entry.on.toSorted());
    expect(shown.length, name).toBeGreaterThan(0);
  }
});

test('no two figures read the same, and none has two wordings or two meanings', () => {
  const labels = entries.map(([, { figure, label }]) => `${figure} ${label}`);
  expect(labels.filter((text, index) => labels.indexOf(text) < index)).toEqual([]);
  const bases = entries.map(([, { label, base }]) => `${label} ${base}`);
  expect(bases.filter((text, index) => bases.indexOf(text) < index)).toEqual([]);
});

test('each says of what, and what customers report also against what', () => {
  for (const [name, { label, base, source }] of entries) {
    expect(base.split(' ').length, name).toBeGreaterThanOrEqual(2);
    expect(`${label} ${base}`, name).not.toMatch(/[.!]$/);
    if (source === 'reported')
      expect(base, name).toMatch(/\b(than|over|against|since|before|after|of|on|with|among|per|from|to|for)\b/);
  }
});

test('a rate or a multiple is reported by somebody; only the uptime is a target', () => {
  const rates = entries.filter(([, { figure }]) => /[%x]$/.test(figure));
  expect(rates.filter(([, { source }]) => source !== 'reported').map(([name]) => name)).toEqual(['uptime']);
});

test('what is counted is so many', () => {
  const featuresOf = (id: string) => String(catalogue.find((category) => category.id === id)!.count);
  const page = new Map(features);
  const counts: [Stat, string][] = [
    [stat.categories, String(catalogue.length)],
    [stat.features, `${catalogue.reduce((sum, { count }) => sum + count, 0)}+`],
    [stat.analyticsFeatures, featuresOf('analytics')],
    [stat.bookingFeatures, featuresOf('appointment-booking')],
    [stat.funnelFeatures, featuresOf('sales-funnel-builder')],
    [stat.integrationFeatures, featuresOf('integrations')],
    [stat.whiteLabelFeatures, featuresOf('white-label')],
    [stat.campaignChannels, String(page.get('/features/marketing-automation')!.categories.items.length)],
    [stat.layouts, String(page.get('/features/listings')!.categories.items.length)],
    [stat.jobs, String(stackRows.length)],
    [stat.oneClickApps, String(integrations.length)],
  ];
  for (const [{ figure, label }, count] of counts) expect(figure, label).toBe(count);
  const channels = page
    .get('/features/communication-channels')!
    .categories.items.map(({ tag }) => Number.parseInt(tag, 10));
  expect(`${channels.reduce((sum, count) => sum + count, 0)}+`).toBe(figures.channels);
});

test('apps are counted in the same words everywhere', () => {
  for (const entry of [stat.oneClickApps, stat.recipes, stat.viaPlatforms])
    expect(promises.integrations).toContain(`${entry.figure} `);
  for (const { name } of automationPlatforms) {
    expect(promises.integrations).toContain(name);
    expect(stat.viaPlatforms.base).toContain(name);
  }
  expect(service.oneClickApps).toBeGreaterThanOrEqual(Number.parseInt(figures.nativeIntegrations, 10));
});

test('the note under reported figures leads to what the terms say of them', () => {
  const terms = readFileSync(join(import.meta.dirname, '../legal/terms-of-service.md'), 'utf8');
  const anchors = [...terms.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  );
  const [path, anchor] = reportedNote.to.split('#');
  expect(path).toBe('/terms-of-service');
  expect(anchors).toContain(anchor);
});
