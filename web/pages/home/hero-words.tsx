import { hero } from '#content/home.ts';
import { Badge } from '../../ui/badge.tsx';
import { Actions } from '../../ui/button.tsx';
import { Ticks } from '../../ui/ticks.tsx';

/** The claim, what it does for you, the two actions, and what they cost. */
export function HeroWords() {
  return (
    <div>
      <Badge>{hero.badge}</Badge>
      <h1 className="mt-5 display-0">
        {hero.heading.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence} className="block">
            {`${sentence} `}
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
