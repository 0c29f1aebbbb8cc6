import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { demoVideo } from '#content/demo-video.ts';
import { waitsForApplication } from '../../browser/handover.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { startPlayback } from './playback.ts';

const files = '/video/demo';

/**
 * The play control in the corner of the hero's picture and the dialog it opens. Nothing of the video loads before the
 * first click; without JavaScript the control is a link to the file.
 */
export function DemoVideo() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const dialog = useRef<HTMLDialogElement>(null);
  const control = useRef<HTMLAnchorElement>(null);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state === 'closed') control.current?.focus({ preventScroll: true });
    if (state !== 'open') return;
    dialog.current!.showModal();
    return startPlayback(video.current!);
  }, [state]);

  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && dialog.current.close();
  return (
    <>
      <PlayControl ref={control} hidden={state === 'open'} onPlay={() => setState('open')} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively. */}
      <dialog
        ref={dialog}
        aria-label={demoVideo.title}
        onClose={() => setState('closed')}
        onClick={closeOnBackdrop}
        className="dark-area fixed inset-0 m-auto w-[min(100vw-32px,1120px,(100dvh-112px)*16/9)] max-w-none overflow-visible bg-transparent backdrop:bg-night/90"
      >
        <button
          type="button"
          aria-label={demoVideo.close}
          onClick={() => dialog.current!.close()}
          className="mb-2 ml-auto round bg-white text-text hover:bg-highlight"
        >
          <Icon name="close" />
        </button>
        {state !== 'unused' && (
          <video
            ref={video}
            controls
            muted
            playsInline
            preload="none"
            poster="/video/poster.avif"
            width="1280"
            height="720"
            className="aspect-video w-full rounded-card bg-night"
          >
            <source src={`${files}.webm`} type="video/webm" />
            <source src={`${files}.mp4`} type="video/mp4" />
            <track kind="captions" srcLang="en" label="English" src={`${files}.en.vtt`} default />
            {demoVideo.fallback}
          </video>
        )}
      </dialog>
    </>
  );
}

/** The pill in the corner; its hit area is the whole picture. A link to the file becomes a button with the script. */
function PlayControl({
  ref,
  hidden,
  onPlay,
}: {
  ref: React.RefObject<HTMLAnchorElement | null>;
  hidden: boolean;
  onPlay: () => void;
}) {
  const play = (event: SyntheticEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      ref={ref}
      href={`${files}.mp4`}
      {...(useHydrated() && { role: 'button', 'aria-haspopup': 'dialog' })}
      onClick={play}
      {...waitsForApplication}
      onKeyDown={(event) => event.key === ' ' && play(event)}
      className={`absolute inset-0 flex items-end justify-end rounded-stage p-[3%] ${hidden ? 'invisible' : ''}`}
    >
      <span className="flex min-h-11 items-center gap-2.5 rounded-full bg-highlight py-1.5 pr-4 pl-1.5 text-sm font-[650] text-text shadow-card transition-transform group-hover:[scale:1.05] @xl:min-h-13 @xl:text-base">
        <span className="grid size-8 place-items-center rounded-full bg-text text-highlight @xl:size-10">
          <Icon name="play" className="size-4 fill-current" />
        </span>
        {demoVideo.play}
        <span className="font-medium tabular">{demoVideo.length}</span>
      </span>
    </a>
  );
}
