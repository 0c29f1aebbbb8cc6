const firstFrameMs = 2000;
const startDelayMs = 100;
const unmuteDelayMs = 200;

/**
 * Starts muted, as browsers require, then unmutes. If refused, the visitor starts it unmuted. Returns a function that stops it.
 */
export function startPlayback(video: HTMLVideoElement): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const after = (delay: number, step: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(step, delay);
  };
  const unmute = () => {
    video.muted = false;
  };
  const play = () =>
    video.play().then(
      () => stopped.signal.aborted || after(unmuteDelayMs, unmute),
      () => {
        if (stopped.signal.aborted) return;
        console.log('Video autoplay failed');
        unmute();
      },
    );
  const loaded = () => {
    video.removeEventListener('loadeddata', loaded);
    after(startDelayMs, play);
  };

  video.muted = true;
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) loaded();
  else {
    video.addEventListener('loadeddata', loaded, { signal: stopped.signal });
    after(firstFrameMs, loaded);
    video.preload = 'auto';
    video.load();
  }
  return () => {
    stopped.abort();
    clearTimeout(timer);
    video.pause();
  };
}
