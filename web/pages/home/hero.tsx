import { demoVideo, watchDemo } from '#content/demo-video.ts';
import { hero } from '#content/home.ts';
import { Actions } from '../../sections/actions.tsx';
import { DemoLink } from '../../sections/demo-link.tsx';
import { Figures } from '../../sections/stat-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import { HeroScene } from './hero-scene.tsx';

/** The first screen: the claim beside the product at work, which opens the demo video. */
export function Hero() {
  return (
    <section className="overflow-clip pt-28">
      <div className="wrap grid items-center gap-x-12 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <Words />
        <div className="group @container relative aspect-video min-[1440px]:-mr-24">
          <HeroScene />
          <PlayControl />
        </div>
      </div>
      <Trust />
    </section>
  );
}

/** The claim, what it does for you, the two actions, and what they cost. */
function Words() {
  return (
    <div>
      <Badge>{hero.badge}</Badge>
      <h1 className="mt-5 claim-home">{hero.heading}</h1>
      <p className="mt-6 max-w-[34em] text-lg text-text-soft">{hero.text}</p>
      <Ticks items={hero.points} className="mt-6 font-medium" />
      <Actions actions={hero.actions} looks={['primary', 'secondary']} className="mt-8 max-sm:*:w-full" />
      <p className="mt-4 text-sm text-text-faint">{hero.riskReversal}</p>
    </div>
  );
}

/** The pill in the corner; its hit area is the whole picture. */
function PlayControl() {
  return (
    <DemoLink className="absolute inset-0 flex items-end justify-end rounded-stage p-[3%]">
      <span className="flex min-h-11 items-center gap-2.5 rounded-full bg-highlight py-1.5 pr-4 pl-1.5 text-sm font-[650] text-text shadow-card transition-transform group-hover:[scale:1.05] @xl:min-h-13 @xl:text-base">
        <span className="grid size-8 place-items-center rounded-full bg-text text-highlight @xl:size-10">
          <Icon name="play" className="size-4 fill-current" />
        </span>
        {watchDemo.label}
        <span className="font-medium tabular">{demoVideo.length}</span>
      </span>
    </DemoLink>
  );
}

/** The strip of figures below both. */
function Trust() {
  return (
    <div className="wrap mt-8 items-center justify-between gap-x-12 lg:flex">
      <Figures
        stats={hero.trust}
        className="grid grid-cols-2 gap-4 py-6 sm:grid-cols-4 lg:flex lg:gap-9 lg:*:flex-row-reverse lg:*:items-center [&_dd]:text-[1.6rem]"
      />
      <p className="flex items-center gap-2.5 text-sm text-text-soft max-lg:pb-6">
        <i className="segment text-action" />
        {hero.trustNote}
      </p>
    </div>
  );
}
