import { hero } from '#content/pages/home.ts';
import { Actions } from '../../sections/actions.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import { Stage } from './stage.tsx';

export function Hero() {
  return (
    <section className="overflow-clip pt-[calc(var(--header-height)+10px)] lg:pt-24">
      <div className="wrap">
        <Words />
        <Stage />
        <Proof />
      </div>
    </section>
  );
}

function Words() {
  return (
    <div className="grid items-end gap-x-12 gap-y-2 pb-11 lg:grid-cols-[auto_1fr] lg:pb-8">
      <div>
        <p className="eyebrow mb-1">{hero.badge}</p>
        <h1 className="claim-home">{hero.heading}</h1>
      </div>
      <div>
        <p className="text-text-soft text-balance max-sm:text-[1rem] lg:text-lg">{hero.text}</p>
        {/* On a phone the second action has its terms beside it. */}
        <div className="hero-actions mt-3.5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-5 max-sm:gap-y-1 max-sm:[&_.primary]:col-span-full max-sm:not-forced-colors:[&_.quiet]:px-0">
          <Actions actions={hero.actions} looks={['primary', 'quiet']} className="max-sm:contents" />
          <p className="text-xs text-text-faint max-sm:text-balance sm:mt-2 sm:text-sm">{hero.riskReversal}</p>
        </div>
      </div>
    </div>
  );
}

function Proof() {
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 pt-4 text-xs text-text-soft sm:text-sm lg:flex lg:justify-between">
        {hero.trust.map(({ figure, label, base }) => (
          <li key={label}>
            <b className="font-[650] text-text tabular">{`${figure} ${label}`}</b>
            {` ${base}`}
          </li>
        ))}
        <li className="font-[650] text-text">{hero.trustNote}</li>
      </ul>
      <Ticks
        items={hero.points}
        className="grid gap-x-8 gap-y-2 py-6 text-sm font-medium sm:py-10 lg:grid-cols-[1fr_1fr_1.4fr]"
      />
    </>
  );
}
