import { hero } from '#content/home.ts';

/** The strip of figures below the first screen. */
export function HeroTrust() {
  return (
    <div className="wrap mt-8 items-center justify-between gap-x-12 lg:flex">
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 lg:flex lg:gap-12">
        {hero.trust.map(({ figure, label }) => (
          <div key={label} className="py-6 lg:flex-row-reverse lg:items-baseline lg:gap-2">
            <dt>{label}</dt>
            <dd className="text-[1.6rem]">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2.5 text-sm text-text-soft max-lg:pb-6">
        <i className="segment text-action" />
        {hero.trustNote}
      </p>
    </div>
  );
}
