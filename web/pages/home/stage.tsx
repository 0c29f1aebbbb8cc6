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
      <NamePlate name={story.shop} trade={trades[0].name} className="stage-plate" />
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
        <DemoLink className="stage-film">
          <span>
            <img src="/video/poster-small.avif" width="416" height="234" alt="" loading="lazy" />
            <Icon name="play" />
          </span>
          <b>
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
