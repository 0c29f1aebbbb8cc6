import { useRef, useState } from 'react';
import { trades } from '#content/facts/trades.ts';
import { demoVideo, watchDemo } from '#content/pages/demo-video.ts';
import { hero } from '#content/pages/home.ts';
import { moments, story } from '#content/pages/home-story.ts';
import { site } from '#content/site.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { RailPoints } from '../../drawing/rail-points.tsx';
import { DemoLink } from '../../sections/demo-link.tsx';
import { NamePlate } from '../../sections/personalization.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePlayOnce } from './use-play-once.ts';

const StagePicture = optionalPart(() => import('./stage-picture.tsx'));

const all = Object.entries(moments);

/** Radio buttons on bamboo segments; CSS shows the checked moment without scripts. */
export function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  usePlayOnce(stage);
  return (
    <div ref={stage} className="stage">
      <Picture />
      <NamePlate
        name={story.shop}
        trade={trades[0].name}
        className="absolute inset-[8px_8px_auto] md:inset-[16px_auto_auto_35.5%] md:w-[min(420px,35%)]"
      />
      <fieldset className="min-w-0">
        <legend className="sr-only" data-no-markdown="">
          {hero.story}
        </legend>
        <RailPoints
          name="moment"
          start={all.length - 1}
          labels={all.map(([moment, { stamp, lines }]) => (
            <span key={moment}>
              <b>{stamp}</b>
              {` ${lines.join(' ')}`}
              {hero.planNotes[moment] && <small>{` ${hero.planNotes[moment]}`}</small>}
            </span>
          ))}
          className="stage-rail"
        />
      </fieldset>
      {site.film && (
        <DemoLink className="stage-film absolute right-4 bottom-3.5 w-(--film) text-center text-sm/[1.35] text-white focus-visible:outline-highlight md:right-8 lg:bottom-8">
          {/* Also while the image is missing. */}
          <span className="grid aspect-video place-items-center overflow-hidden rounded-chip border border-line-dark bg-night [grid:100%/100%] *:[grid-area:1/1]">
            <img src="/video/poster-small.avif" width="416" height="234" alt="" loading="lazy" />
            <Icon
              name="play"
              className="box-content size-3.5 rounded-full bg-highlight fill-current p-[9px] text-text lg:p-[13px]"
            />
          </span>
          {/* On a phone for screen readers alone. */}
          <b className="mt-1.5 block bg-night font-[650] max-md:m-0 max-md:text-[0px]">
            {`${watchDemo.label} `}
            <span className="tabular">{demoVideo.length}</span>
          </b>
        </DemoLink>
      )}
    </div>
  );
}

/** Prerendered markup is never hydrated. Its code loads only after client navigation. */
function Picture() {
  const [isDrawn] = useState(useHydrated() || import.meta.env.SSR);
  const props = { 'aria-hidden': true, className: 'stage-picture' };
  return isDrawn ? (
    <div {...props}>
      <StagePicture />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Nothing is set.
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={prerenderedHtml} />
  );
}

/** The same object each time, so React leaves the markup alone. */
const prerenderedHtml = { __html: '' };
