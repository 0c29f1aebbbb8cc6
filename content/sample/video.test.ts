import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beats } from '../../web/tools/video/story.ts';
import { captionTrack, chapterTrack } from '../../web/tools/video/tracks.ts';
import { chapters } from '../pages/demo-video.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../web/public/video', name));

test('captions and chapters match the story', () => {
  expect(beats.map(({ chapter, at }) => [chapter, at])).toEqual(Object.entries(chapters));
  expect(file('demo.en.vtt').toString()).toBe(captionTrack);
  expect(file('chapters.en.vtt').toString()).toBe(chapterTrack);
});
