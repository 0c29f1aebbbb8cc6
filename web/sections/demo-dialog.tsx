import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { startTrial } from '#content/navigation.ts';
import { chapters, demoVideo, type Watch, watchDemo } from '#content/pages/demo-video.ts';
import { site } from '#content/site.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { startPlayback } from './playback.ts';

/** Resumes where it was closed. */
export function DemoDialog({ to, open, onClose }: { to: Watch['to']; open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(-1);
  const [ended, setEnded] = useState(false);
  const { language } = site.film!;
  const fragment = to.slice(watchDemo.to.length);

  useEffect(() => {
    if (!open) return;
    dialog.current!.showModal();
    return startPlayback(video.current!);
  }, [open]);

  const close = () => dialog.current!.close();
  // Return focus before the link navigates.
  const leave = () => {
    close();
    flushSync(onClose);
  };
  const closeOnBackdrop = ({ target }: MouseEvent) => (target as Element).matches('dialog, dialog > div') && close();
  const look = () => {
    setSeconds(video.current!.currentTime);
    setEnded(video.current!.ended);
  };
  const jump = (seconds: number) => {
    video.current!.currentTime = seconds;
    // Closing the dialog rejects it.
    video.current!.play().catch(() => {});
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively.
    <dialog
      ref={dialog}
      aria-label={demoVideo.title}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="demo-dialog dark-area fixed inset-0 m-auto max-w-none overflow-visible bg-transparent backdrop:bg-night backdrop:opacity-95"
    >
      <div className="mb-2 flex items-center justify-between">
        {ended && (
          <PageLink to={startTrial.to} onClick={leave} className={buttonClass('bright', 'min-h-11')}>
            {startTrial.label}
          </PageLink>
        )}
        <button
          type="button"
          aria-label={demoVideo.close}
          onClick={close}
          className="ml-auto icon-button bg-white text-text hover:bg-highlight"
        >
          <Icon name="close" />
        </button>
      </div>
      <video
        ref={video}
        controls
        muted
        playsInline
        preload="none"
        poster="/video/poster.avif"
        width="1280"
        height="720"
        onTimeUpdate={look}
        onEnded={look}
        className="aspect-video w-full rounded-card bg-night"
      >
        <source src={`/video/demo.webm${fragment}`} type="video/webm" />
        <source src={to} type="video/mp4" />
        <track kind="captions" srcLang={language} label={nameOf(language)} src="/video/captions.vtt" />
        <track kind="chapters" srcLang={language} label={demoVideo.chapters} src="/video/chapters.vtt" default />
        {demoVideo.fallback}
      </video>
      <ol aria-label={demoVideo.chapters}>
        {Object.entries(chapters).map(([name, start], index, all) => {
          const begun = seconds >= start / 1000;
          const over = seconds >= (all[index + 1]?.[1] ?? Infinity) / 1000;
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => jump(start / 1000)}
                aria-current={begun && !over}
                className={`min-h-11 w-full text-[0.9375rem] aria-[current=true]:font-bold ${begun ? 'text-highlight' : 'text-on-dark-soft hover:text-white'}`}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ol>
    </dialog>,
    document.body,
  );
}

/** 'English' for 'en', 'Deutsch' for 'de'. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language);
