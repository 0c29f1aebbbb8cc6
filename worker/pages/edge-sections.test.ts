import { expect, test, vi } from 'vitest';
import { sectionRewriter } from './edge-sections.ts';

vi.mock('../../dist/sections.js', () => ({
  renderSections() {
    throw new Error('no such update');
  },
}));

test('a failed render is logged, and leaves the prerendered page', async () => {
  vi.stubGlobal('HTMLRewriter', class {});
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await sectionRewriter('/changelog', ['changelog'], {})).toBeUndefined();
  expect(log.mock.lastCall![0]).toContain('no such update');
});
