import { hero } from '#content/home.ts';
import { Badge } from '../ui/badge.tsx';
import { Actions } from '../ui/button.tsx';
import { Ticks } from '../ui/ticks.tsx';

/** The claim, what it does for you, the two actions, and what they cost. */
export default function HeroWords() {
  return (
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
  );
}
