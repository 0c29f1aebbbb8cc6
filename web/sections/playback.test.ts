import { beforeEach, expect, test, vi } from 'vitest';
import { startPlayback } from './playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
});

/** `log` has each call with its milliseconds. */
function fakeVideo(play: () => Promise<void> = async () => {}) {
  const start = Date.now();
  const log: string[] = [];
  const note = (what: string) => log.push(`${what} at ${Date.now() - start}`);
  const video = Object.assign(new EventTarget(), {
    readyState: 0,
    load: () => note('load'),
    pause: () => note('pause'),
    play: () => {
      note('play');
      return play();
    },
  });
  Object.defineProperty(video, 'muted', { set: (muted) => note(muted ? 'mute' : 'unmute') });
  return { video: video as unknown as HTMLVideoElement, log };
}

test('a film starts muted after a delay, and unmutes once it plays', async () => {
  const { video, log } = fakeVideo();
  const stop = startPlayback(video);
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual(['mute at 0', 'load at 0', 'play at 2100', 'unmute at 2300']);
  stop();
  expect(log.at(-1)).toBe('pause at 5000');
});

test('starts soon after the first frame has loaded, and not once it was closed', async () => {
  const { video, log } = fakeVideo();
  startPlayback(video);
  await vi.advanceTimersByTimeAsync(10);
  video.dispatchEvent(new Event('loadeddata'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(log.slice(2)).toEqual(['play at 110', 'unmute at 310']);
  const closed = fakeVideo();
  startPlayback(closed.video)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(closed.log).toEqual(['mute at 0', 'load at 0', 'pause at 0']);
});

test('says so and unmutes when the browser refuses to play', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const { video, log } = fakeVideo(() => Promise.reject(new Error('NotAllowedError')));
  startPlayback(video);
  await vi.advanceTimersByTimeAsync(2100);
  expect(log.slice(2)).toEqual(['play at 2100', 'unmute at 2100']);
  expect(said).toHaveBeenCalledWith('Video autoplay failed');
});
