import { expect, test, vi } from 'vitest';

vi.mock('virtual:page-heads', () => ({ default: { '/': async () => {}, '/partners': async () => {} } }));

test('a page of the page table without a file is refused by the names of the files that it could have', async () => {
  await expect(import('./routes.tsx')).rejects.toThrow(
    'The page table has /partners, but there is neither web/pages/partners/page.tsx, nor content/legal/partners.md, ' +
      'nor content/features/partners.ts with web/pages/feature/scenes/partners.tsx.',
  );
});
