import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chapters, demoVideo } from '../pages/demo-video.ts';

const cuesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../web/public/video', name), 'utf8')
    .trim()
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [, from, to, text] = /^00:00:([\d.]+) --> 00:00:([\d.]+).*\n(.+)$/.exec(cue)!;
      return { from: Number(from) * 1000, to: Number(to) * 1000, text };
    });

test('the chapter track matches the chapters under the film', () => {
  expect(cuesOf('chapters.vtt').map(({ from, text }) => [text, from])).toEqual(Object.entries(chapters));
});

test('captions cover the film without overlap', () => {
  const cues = cuesOf('captions.vtt');
  expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
  expect(`0:${cues.at(-1)!.to / 1000}`).toBe(demoVideo.length);
});
