import { expect, test, vi } from 'vitest';
import { formats } from '#content/shared/format.ts';
import { localePatterns } from '#content/shared/locale-patterns.ts';
import { withAmounts } from './site-values.ts';

const source = "const rows = [['Bread', '$8.50'], ['All', '$1,340']];\nconst text = `of $112k`; <b>$1.9k to $2.3k</b>";

test.each([
  ['en-US', 'USD', source],
  [
    'de-DE',
    'EUR',
    "const rows = [['Bread', '8,50 €'], ['All', '1.340 €']];\nconst text = `of 112k €`; <b>1,9k € to 2,3k €</b>",
  ],
  [
    'de-CH',
    'CHF',
    "const rows = [['Bread', 'CHF 8.50'], ['All', 'CHF 1’340']];\nconst text = `of CHF 112k`; <b>CHF 1.9k to CHF 2.3k</b>",
  ],
])('amounts of a picture in %s are %s', (locale, currency, expected) => {
  const format = formats(localePatterns({ locale, currency, timeZone: 'UTC' }));
  expect(withAmounts(source, format).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('replaces an absent mascot by null, but not in texts', async () => {
  vi.resetModules();
  vi.doMock('../../../content/site.ts', async (original) => {
    const { site, ...others } = await original<typeof import('../../../content/site.ts')>();
    return { ...others, site: { ...site, mascot: null } };
  });
  const { siteValues } = await import('./site-values.ts');
  const { handler } = siteValues().transform as { handler: (code: string, id: string) => string | undefined };
  const transform = (code: string) =>
    handler.call({ environment: { mode: 'build' } }, code, '/site/web/pages/page.tsx');
  expect(transform("const a = site.mascot?.name ?? <b title='site.mascot'>site.mascot</b>;")).toBe(
    "const a = null?.name ?? <b title='site.mascot'>site.mascot</b>;",
  );
});
