import { type PagePath, pages } from '#content/pages.ts';
import type { Control } from './controls.ts';
import type { Phase } from './promises.ts';
import { again, expect, test } from './test.ts';
import { useControls } from './visit.ts';

/** By touch on a small screen, by mouse on a large one. ALL_CONTROLS=1 tests all pages. */
const all = Boolean(process.env.ALL_CONTROLS);

const sample: Record<number, readonly PagePath[]> = { 390: ['/', '/contact'], 1440: ['/integrations/third-party'] };
const once: Partial<Record<PagePath, Phase>> = { '/': 'while it hydrates' };

const phases: readonly Phase[] = ['before the scripts come', 'while it hydrates', 'after hydration'];
const screens = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

for (const { hasTouch, ...viewport } of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch, permissions: ['clipboard-write'] });
    for (const phase of phases)
      for (const path of all ? (Object.keys(pages) as PagePath[]) : sample[viewport.width]!) {
        if (!all && once[path] && once[path] !== phase) continue;
        test(
          `the controls of ${path} keep their promises ${phase}`,
          again(path !== '/integrations/third-party' || phase !== 'while it hydrates'),
          async ({ page, problems }) => {
            test.setTimeout(all ? 3_600_000 : 300_000);
            // Header and footer are the same on all pages.
            const isWanted = all ? undefined : (control: Control) => control.inMain || path === '/';
            const wrong = await useControls(page, path, phase, problems, isWanted);
            expect(wrong).toEqual([]);
          },
        );
      }
  });
