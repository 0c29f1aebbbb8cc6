import { type MouseEvent, useEffect, useRef } from 'react';
import { demoVideo, watchDemo } from '#content/demo-video.ts';
import { Icon } from '../ui/icon.tsx';
import { startPlayback } from './playback.ts';

/** The video, which goes on where it was left when the dialog opens again. */
export function DemoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!open) return;
    dialog.current!.showModal();
    return startPlayback(video.current!);
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => event.target === dialog.current && dialog.current.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively.
    <dialog
      ref={dialog}
      aria-label={demoVideo.title}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="dark-area fixed inset-0 m-auto w-[min(100vw-32px,1120px,(100dvh-112px)*16/9)] max-w-none overflow-visible bg-transparent backdrop:bg-night/90"
    >
      <button
        type="button"
        aria-label={demoVideo.close}
        onClick={() => dialog.current!.close()}
        className="mb-2 ml-auto icon-button bg-white text-text hover:bg-highlight"
      >
        <Icon name="close" />
      </button>
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
        <source src="/video/demo.webm" type="video/webm" />
        <source src={watchDemo.to} type="video/mp4" />
        <track kind="captions" srcLang="en" label="English" src="/video/demo.en.vtt" default />
        {demoVideo.fallback}
      </video>
    </dialog>
  );
}
