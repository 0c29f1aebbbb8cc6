import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { story, visits } from '#content/pages/home-story.ts';
import { money } from '#content/shared/format.ts';
import { Deal } from '../../drawing/deal.tsx';
import { Avatar, Mark, Row } from '../../drawing/row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { during, easeInOut, mix, ramp, spring } from './motion.ts';
import { at, moves, stars } from './story.ts';

/** Carries the story as message, booking, card, review and chart segment. */
export function Traveler({ t }: { t: number }) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (piece.current) Object.assign(piece.current.style, placeAt(t));
  }, [t]);
  if (t < moves[0].at || t > at('Growth') + 3700) return null;
  const paid = t > moves[4].at + 500;
  return (
    <>
      <div data-slot="review" className="absolute top-[130px] left-[556px] h-[482px] w-[652px]" />
      <div
        ref={piece}
        className="absolute overflow-clip bg-highlight leading-snug text-text"
        style={{ opacity: ramp(t, moves[0].at, 300) }}
      >
        <Face t={t} from={0} to={10_960} zoom={1.8}>
          <span className="flex h-full items-center justify-center gap-2 font-[650]">
            <Icon name="check" className="size-4 text-action" />
            {story.booked}
          </span>
        </Face>
        <Face t={t} from={10_940} to={13_300} zoom={1.7}>
          <span className="block px-2 py-1.5 text-2xs">
            <b className="block font-[650]">{story.customer}</b>
            {story.service}
          </span>
        </Face>
        <Face t={t} from={13_250} to={20_750} zoom={1.45}>
          <Deal name={story.customer} worth={money(story.worth)} {...visits[paid ? 2 : t > 14_500 ? 1 : 0]} />
        </Face>
        <Face t={t} from={20_800} to={23_400} zoom={1.7}>
          <Review t={t} />
        </Face>
      </div>
    </>
  );
}

function Face({
  t,
  from,
  to,
  zoom,
  children,
}: {
  t: number;
  from: number;
  to: number;
  zoom: number;
  children: ReactNode;
}) {
  if (t < from || t > to) return null;
  return (
    <div className="absolute inset-0 text-xs" style={{ zoom, opacity: during(t, from, to, 160) }}>
      {children}
    </div>
  );
}

function Review({ t }: { t: number }) {
  const line = (from: number) => {
    const come = ramp(t, from, 500);
    return { opacity: come, transform: `translateY(${(1 - come) * 12}px)` };
  };
  return (
    <div className="grid gap-4 p-6">
      <span className="flex gap-1.5">
        {stars.map((at) => (
          <span key={at} className="grid *:[grid-area:1/1]">
            <Star className="opacity-15" />
            <span style={{ transform: `scale(${ramp(t, at, 420, spring)})` }}>
              <Star />
            </span>
          </span>
        ))}
      </span>
      <b className="block font-display text-[25px] leading-[1.12] font-bold tracking-tight" style={line(21_700)}>
        “I called after six and had a time before I was home.”
      </b>
      <div style={line(21_900)}>
        <Row
          lead={<Avatar name={story.customer} tone="dark" />}
          title={story.customer}
          text="Public review, Tuesday 7:40 pm"
        />
      </div>
      <div className="rounded-tile bg-surface p-2.5" style={line(22_150)}>
        <Row lead={<Mark icon="pen" tone="done" />} title="Your thank-you is drafted" text="One tap to send" />
      </div>
    </div>
  );
}

function Star({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-12 fill-text stroke-text ${className}`}>
      <polygon
        points="12.0,3.2 14.6,9.2 21.1,9.8 16.3,14.2 17.6,20.6 12.0,17.3 6.4,20.6 7.7,14.2 2.9,9.8 9.4,9.2"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function placeAt(t: number) {
  let place = boxOf(moves[0].slot, moves[0].radius);
  for (const { slot, at, long, radius } of moves) {
    const share = ramp(t, at, long, easeInOut);
    if (share === 0) break;
    const next = boxOf(slot, radius);
    if (share === 1 || !place) place = next ?? place;
    else if (next) {
      const last = place;
      place = next.map((value, index) => mix(last[index]!, value, share));
      place[1]! -= Math.sin(share * Math.PI) * 26;
    }
  }
  const [left, top, width, height, upper, lower] = place!.map((value) => `${value}px`);
  return { left, top, width, height, borderRadius: `${upper} ${upper} ${lower} ${lower}` };
}

function boxOf(slot: string, radius: readonly [number, number]) {
  const selector = slot === 'week' ? '.week > :last-child > :last-child > :last-child' : `[data-slot="${slot}"]`;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && [box.left, box.top, box.width, box.height, ...radius];
}
