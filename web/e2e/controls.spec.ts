import { type PagePath, pages } from '#content/pages.ts';
import { type Control, countCandidates, findControls, sampleTwins } from './controls.ts';
import type { Phase } from './promises.ts';
import { again, expect, test } from './test.ts';
import { beginVisit } from './visit.ts';

/**
 * Every control keeps its promise, whenever it is used: by finger on a small screen, by mouse on a large one. Which
 * controls there are, the pages say. With ALL_CONTROLS=1 these are all of all pages, else a sample of both.
 */
const all = Boolean(process.env.ALL_CONTROLS);

/** The pages of the sample, each on one of the screens; the long one at the moment when most can go wrong. */
const sample: Record<number, readonly PagePath[]> = { 390: ['/', '/contact'], 1440: ['/integrations/third-party'] };
const once: Partial<Record<PagePath, Phase>> = { '/': 'while it hydrates' };

const phases: readonly Phase[] = ['before the scripts come', 'while it hydrates', 'after hydration'];
const screens = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

/** Kinds that leave the page as it was but for themselves, unless they open the frame's menus over it. */
const traceless: readonly Control['kind'][] = ['place', 'popover', 'tick', 'text', 'select', 'summary', 'tab'];

for (const { hasTouch, ...viewport } of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch, permissions: ['clipboard-write'] });
    for (const phase of phases)
      for (const path of all ? (Object.keys(pages) as PagePath[]) : sample[viewport.width]!) {
        if (!all && once[path] && once[path] !== phase) continue;
        test(
          `the controls of ${path} keep their promises ${phase}`,
          again(path === '/' || phase !== 'while it hydrates'),
          async ({ page, problems }) => {
            test.setTimeout(all ? 3_600_000 : 300_000);
            const visit = await beginVisit(page, path, phase);
            const known = new Set<string>();
            const meet = (controls: Control[]) => {
              const others = controls.filter(({ role }) => !known.has(role));
              for (const { role } of others) known.add(role);
              // The frame is the same on all pages.
              return all ? others : sampleTwins(others.filter(({ inMain }) => inMain || path === '/'));
            };

            await visit.load();
            const waiting = meet(await findControls(page));
            const count = await countCandidates(page);
            const wrong: string[] = [];
            let fresh = true;
            for (let control = waiting.shift(); control; control = waiting.shift()) {
              if (!fresh || control.through) await visit.load();
              const { found, revealed } = await visit.tryControl(control).catch(failure);
              for (const what of [...found, ...problems.splice(0)])
                wrong.push(`${path}, ${control.kind} “${control.name}”, ${phase}, ${viewport.width} px: ${what}`);
              waiting.unshift(...meet(revealed).map((next) => ({ ...next, through: control })));
              fresh =
                phase === 'after hydration' &&
                found.length === 0 &&
                control.inMain &&
                traceless.includes(control.kind) &&
                (await countCandidates(page)) === count;
            }
            expect(wrong).toEqual([]);
          },
        );
      }
  });

/** What keeps a control from being tried is wrong with it as well. */
const failure = (error: Error) => ({ found: [error.message.split('\n')[0]!], revealed: [] });
