import { expect, test, vi } from 'vitest';

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
