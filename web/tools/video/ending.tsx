import { offer } from '#content/facts/figures.ts';
import { hero } from '#content/pages/home.ts';
import { site } from '#content/site.ts';
import { BoFace } from '../../ui/bo.tsx';
import { ramp } from './motion.ts';
import { ending } from './story.ts';

export function Ending({ t }: { t: number }) {
  if (t < ending.at + 700) return null;
  const line = (after: number) => {
    const come = ramp(t, ending.at + after, 600);
    return { opacity: come, transform: `translateY(${(1 - come) * 26}px)` };
  };
  return (
    <div className="absolute top-15 left-[612px] w-[610px] text-text">
      <p className="flex items-center gap-4" style={line(750)}>
        <BoFace className="size-17" />
        <b className="font-display text-[46px] font-bold tracking-[-.03em]">{site.name}</b>
      </p>
      <h1 className="mt-7 text-[78px] leading-none tracking-[-.04em] text-balance">
        {hero.heading.split(/(?<=\.) /).map((sentence, index) => (
          <span key={sentence} className="block" style={line(950 + index * 180)}>
            {sentence}
          </span>
        ))}
      </h1>
      <p className="mt-9 flex items-center gap-5" style={line(1500)}>
        <span className="rounded-full bg-text px-8 py-4.5 text-[27px] font-[650] text-highlight">{ending.offer}</span>
        <span className="text-[22px] leading-tight font-medium">
          Cancel anytime.
          <br />
          {offer.cardRequired.replace(/^./, (first) => first.toUpperCase())}.
        </span>
      </p>
    </div>
  );
}
