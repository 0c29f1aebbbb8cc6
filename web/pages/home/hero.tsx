import { demoVideo, watchDemo } from '#content/pages/demo-video.ts';
import { hero } from '#content/pages/home.ts';
import { Actions } from '../../sections/actions.tsx';
import { DemoLink } from '../../sections/demo-link.tsx';
import { PersonalizationSlot } from '../../sections/personalization.tsx';
import { Figures } from '../../sections/stat-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import { Stage } from './stage.tsx';

/** The first screen: the claim, and below it the product at work. */
export function Hero() {
  return (
    <section className="overflow-clip pt-[calc(var(--header-height)+8px)] lg:pt-26">
      <div className="wrap">
        <Words />
        <Stage />
        <PersonalizationSlot className="mt-4 max-w-md" />
        <Proof />
      </div>
    </section>
  );
}

/** The claim; beside it what it is, the two actions, and what they cost. */
function Words() {
  const { figure, label, base } = hero.rating;
  return (
    <div className="grid items-end gap-x-12 gap-y-3 pb-9 lg:grid-cols-[auto_1fr] lg:pb-12">
      <div>
        <Badge>{hero.badge}</Badge>
        <h1 className="mt-3 claim-home">{hero.heading}</h1>
      </div>
      <div>
        <p className="text-text-soft max-sm:text-[1rem]">{hero.text}</p>
        <Actions
          actions={hero.actions}
          looks={['primary', 'quiet']}
          className="mt-3.5 max-sm:gap-y-1 max-sm:*:w-full"
        />
        <div className="mt-2 flex flex-wrap gap-x-4 text-xs text-text-faint max-sm:justify-center lg:text-sm">
          <p>{hero.riskReversal}</p>
          <p className="flex items-center gap-1.5">
            <Stars value={Number(figure)} className="h-3.5 fill-clay" />
            {`${figure} ${label} ${base}`}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Below the picture: what it does for you, who relies on it, and the whole story as a film. */
function Proof() {
  return (
    <div className="grid lg:grid-cols-[1fr_auto_auto] gap-x-12 gap-y-4 py-4">
      <Ticks items={hero.points} className="text-sm font-medium" />
      <div>
        <Figures
          stats={hero.trust}
          className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4 lg:grid-cols-3 lg:gap-6 [&_dd]:text-2xl"
        />
        <p className="mt-4 flex items-center gap-2.5 text-sm text-text-soft">
          <i className="segment text-action" />
          {hero.trustNote}
        </p>
      </div>
      <DemoLink className="relative flex items-center gap-4 self-start rounded-tile text-sm font-[650] lg:bg-night lg:text-white">
        <span className="relative grid aspect-video w-40 place-items-center overflow-clip rounded-tile bg-night lg:w-52 lg:pb-6">
          <img
            src="/video/poster-small.avif"
            width="416"
            height="234"
            alt=""
            loading="lazy"
            className="absolute inset-0 opacity-35"
          />
          <span className="relative grid size-11 place-items-center rounded-full bg-highlight text-text">
            <Icon name="play" className="size-4 fill-current" />
          </span>
        </span>
        <span className="inset-x-0 bottom-5 lg:absolute lg:text-center">
          {`${watchDemo.label} `}
          <span className="font-medium tabular">{demoVideo.length}</span>
        </span>
      </DemoLink>
    </div>
  );
}
