import { hero } from '#content/home.ts';
import { staticPart } from '../static-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { Actions } from '../ui/button.tsx';
import { Ticks } from '../ui/ticks.tsx';
import { DemoVideo } from './demo-video.tsx';

const HeroScene = staticPart('hero-scene', () => import('./hero-scene.tsx'));

/** The first screen: the claim, what it does for you, two actions, and the product at work with its demo video. */
export function Hero() {
  return (
    <section className="overflow-x-clip pt-[calc(var(--header-height)+clamp(28px,3.2vw,56px))]">
      <div className="wrap grid items-center gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.16fr]">
        <div>
          <Badge>{hero.badge}</Badge>
          <h1 className="mt-5 text-[min(8.8vw,3.75rem)] leading-none tracking-[-.04em] lg:text-[clamp(3.3rem,4.7vw,4.2rem)]">
            {hero.heading.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[34em] text-lg text-text-soft">{hero.text}</p>
          <Ticks items={hero.points} className="mt-6 font-medium" />
          <Actions actions={hero.actions} looks={['primary', 'secondary']} className="mt-8 max-sm:*:w-full" />
          <p className="mt-4 text-sm text-text-faint">{hero.riskReversal}</p>
        </div>
        <div className="group relative aspect-video min-[1440px]:-mr-24">
          <HeroScene />
          <DemoVideo />
        </div>
      </div>
      <div className="wrap mt-[clamp(32px,4vw,56px)] items-center justify-between gap-x-14 lg:flex">
        <dl className="grid grid-cols-3 gap-x-4 lg:flex lg:gap-x-14">
          {hero.trust.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end py-6 lg:flex-row-reverse lg:items-baseline lg:gap-2.5"
            >
              <dt className="text-sm text-text-soft">{label}</dt>
              <dd className="numerals text-[1.7rem]">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center gap-2.5 text-sm text-text-soft max-lg:pb-6">
          <i aria-hidden="true" className="h-2.5 w-3 rounded-[3px] bg-action" />
          {hero.trustNote}
        </p>
      </div>
    </section>
  );
}
