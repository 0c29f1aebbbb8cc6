import { useEffect, useRef, useState } from 'react';
import { strip } from '#content/pages/integration-strip.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { IntegrationList } from './integration-list.tsx';

/** Hover, focus and the button pause it. With reduced motion or without scripts it only scrolls. */
export function IntegrationStrip() {
  const [paused, setPaused] = useState(false);
  const row = useRef<HTMLElement>(null);
  useEffect(() => loop(row.current!.querySelector('ul')!), []);
  return (
    <div className="overflow-clip border-y border-line bg-page-alt py-3 sm:py-8">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h2 className="text-lg font-[650]">{strip.heading}</h2>
        <div className="flex items-center gap-2">
          <PageLink
            to={strip.link.to}
            className="flex min-h-11 items-center gap-1.5 font-[650] text-action hover:underline"
          >
            {strip.link.label}
            <Icon name="next" className="size-4" />
          </PageLink>
          <button
            type="button"
            aria-label={paused ? strip.play : strip.pause}
            onClick={() => {
              if (paused) slide(row.current!);
              setPaused(!paused);
            }}
            className="marquee-control icon-button -mr-2 hover:bg-tint"
          >
            <Icon name={paused ? 'play' : 'pause'} className="size-4 fill-current" />
          </button>
        </div>
      </div>
      <section
        aria-label={strip.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses it, and keys scroll it.
        tabIndex={0}
        ref={row}
        data-paused={paused || undefined}
        onTouchStart={() => {
          hold(row.current!);
          setPaused(true);
        }}
        className="marquee mt-2 flex sm:mt-5"
      >
        <IntegrationList />
      </section>
    </div>
  );
}

function hold(strip: HTMLElement) {
  if ('swiped' in strip.dataset) return;
  const { m41: moved } = new DOMMatrix(getComputedStyle(strip.querySelector('ul')!).transform);
  strip.dataset.swiped = '';
  strip.scrollLeft -= moved;
}

function slide(strip: HTMLElement) {
  delete strip.dataset.swiped;
  strip.scrollLeft = 0;
}

/** Adds an inert copy once in view. Cards fade in only if they weren't in view from the start. */
function loop(list: HTMLElement) {
  const copy = list.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  let isAwaited = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (entry!.isIntersecting) {
      observer.disconnect();
      list.toggleAttribute('data-arriving', isAwaited);
      list.after(copy);
    }
    isAwaited = true;
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    copy.remove();
  };
}
