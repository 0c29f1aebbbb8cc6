import { beats, ending, length } from './story.ts';

/** Describes the picture. At the lower edge, clear of the picture's text. */
export const captionTrack = vttOf(
  [...beats, ending].map(({ at, caption }) => ({ at, text: caption })),
  ' line:-1',
);

export const chapterTrack = vttOf(beats.map(({ at, chapter }) => ({ at, text: chapter })));

function vttOf(cues: readonly { at: number; text: string }[], settings = '') {
  const clock = (ms: number) => `00:00:${(ms / 1000).toFixed(3).padStart(6, '0')}`;
  const blocks = cues.map(
    ({ at, text }, index) => `${clock(at)} --> ${clock(cues[index + 1]?.at ?? length)}${settings}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
