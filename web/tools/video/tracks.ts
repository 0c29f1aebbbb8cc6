import { beats, ending, length } from './story.ts';

/** What is seen, for those who turn the captions on. At the lower edge they leave the picture's words free. */
export const captionTrack = vttOf(
  [...beats, ending].map(({ at, caption }) => ({ at, text: caption })),
  ' line:-1',
);

/** The names of the parts, for players that offer them. */
export const chapterTrack = vttOf(beats.map(({ at, mark }) => ({ at, text: mark })));

/** A WebVTT file with cues that each last until the next one begins. */
function vttOf(cues: readonly { at: number; text: string }[], settings = '') {
  const clock = (ms: number) => `00:00:${(ms / 1000).toFixed(3).padStart(6, '0')}`;
  const blocks = cues.map(
    ({ at, text }, index) => `${clock(at)} --> ${clock(cues[index + 1]?.at ?? length)}${settings}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
