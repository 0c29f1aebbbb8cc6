import { expect, test } from './test.ts';
import { useControls } from './visit.ts';

for (const [path, viewport, hasTouch] of [
  ['/contact', { width: 390, height: 844 }, true],
  ['/integrations/third-party', { width: 1440, height: 900 }, false],
] as const)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch, permissions: ['clipboard-write'] });

    test(`the controls of ${path} keep their promises while it hydrates`, async ({ page, problems }) => {
      test.setTimeout(300_000);
      expect(await useControls(page, path, 'while it hydrates', problems, ({ inMain }) => inMain)).toEqual([]);
    });
  });
