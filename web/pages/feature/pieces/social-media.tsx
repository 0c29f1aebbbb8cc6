import type { ReactNode } from 'react';
import page, {
  drafts,
  hiring,
  month,
  networks,
  posts,
  questions,
  type Service,
  services,
} from '#content/features/social-media.ts';
import { money } from '#content/shared/text/format.ts';
import { Segments } from '../../../drawing/bamboo.tsx';
import { atPoints, ByPoint } from '../../../drawing/by-point.tsx';
import { Avatar, Chip, MockButton, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Still } from '../piece.ts';
import { Rail } from '../rail.tsx';

const { labels, points } = page.piece;

const photo = { width: 400, height: 250, margin: 8 };
/** The cut on each side, as shares of the photo. */
const cuts = networks.map(({ ratio: [width, height] }) => {
  const scale = Math.min((photo.width - 2 * photo.margin) / width, (photo.height - 2 * photo.margin) / height);
  return { x: (1 - (width * scale) / photo.width) / 2, y: (1 - (height * scale) / photo.height) / 2 };
});
const clipPath = `inset(calc(100% * ${atPoints(cuts.map(({ y }) => y))}) calc(100% * ${atPoints(cuts.map(({ x }) => x))}) round 8px)`;

const sumOf = (booked: readonly Service[]) => booked.reduce((sum, service) => sum + services[service].price, 0);
const bookedAt = (point: number) => sumOf(networks.slice(0, point + 1).flatMap(({ booked }) => booked));

const names = points.map(({ name }) => name);

/** A groomer's photo through its day: each network has its crop, caption and hour, and some bring dogs. */
export default function SocialMedia() {
  const { booked } = labels;
  const sums = networks.map((_, point) => money(bookedAt(point)));
  const results = points.map(({ result }, point) => `${networks[point]!.at}: ${result} ${booked}: ${sums[point]}.`);
  return (
    <Rail
      piece={page.piece}
      results={results}
      shop="Suds & Tails"
      trade="Dog groomer"
      className="grid gap-3 md:grid-cols-2 lg:gap-4"
    >
      <Photo />
      <div className="flex flex-col gap-3 lg:gap-4">
        <ByPoint as="div" className="flex-1">
          <Month title="Planned this month" />
          <Drafts />
          <Inbox />
          <Booked />
          <Month title="Filled from the queue" isFilled />
          <Report />
        </ByPoint>
        <span className="flex items-center justify-between rounded-card bg-hue px-5 py-2.5">
          {booked}
          <ByPoint className="text-right numerals text-[2rem]">{sums}</ByPoint>
        </span>
      </div>
    </Rail>
  );
}

export const stills: readonly Still[] = [
  { feature: 0, picture: <Photo /> },
  { feature: 3, picture: <Booked /> },
  { feature: 5, picture: <Report /> },
];

/** Cropped for the network. */
function Photo() {
  return (
    <div className="flex flex-col rounded-card bg-surface p-3 lg:p-4">
      <ByPoint as="div">
        {networks.map(({ icon, at, ratio }, point) => (
          <span key={icon} className="flex items-center gap-2.5 px-1 pb-3">
            <Icon name={icon} className="size-5" />
            <b className="font-[650]">{names[point]}</b>
            <Chip>{ratio.join(':')}</Chip>
            <b className="ml-auto numerals text-xl">{at}</b>
          </span>
        ))}
      </ByPoint>
      <div className="relative overflow-clip rounded-tile bg-stage">
        <svg aria-hidden="true" viewBox={`0 0 ${photo.width} ${photo.height}`} className="w-full opacity-35">
          <Coco />
        </svg>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${photo.width} ${photo.height}`}
          className="at-point absolute inset-0 transition-all"
          style={{ clipPath }}
        >
          <Coco />
        </svg>
      </div>
      <ByPoint className="my-auto px-1 pt-3 font-[650] lg:text-lg">{networks.map(({ caption }) => caption)}</ByPoint>
    </div>
  );
}

/** In the bath. */
function Coco() {
  return (
    <g strokeLinecap="round">
      <path d="M0 0h400v250H0Z" className="fill-sky" />
      <path d="M0 206h400v44H0Z" className="fill-highlight" />
      <path d="M27 103h82M315 47h60" className="stroke-stage" strokeWidth="6" />
      <path d="M45 90v-20" className="stroke-sun" strokeWidth="18" />
      <path d="M69 90v-10" className="stroke-clay" strokeWidth="18" />
      <path d="M93 90v-26" className="stroke-grape" strokeWidth="18" />
      <path d="M322 47h46v96h-46Z" className="fill-sun" />
      <path d="M322 120h46v10h-46Z" className="fill-white" />
      <path
        d="M200 39h0M176 53h0M224 53h0M176 75h48M152 93h0M248 93h0M188 104h24M194 140h12"
        className="stroke-white"
        strokeWidth="52"
      />
      <path d="M185 81h0M215 81h0" className="stroke-text" strokeWidth="13" />
      <path d="M197 102h6" className="stroke-text" strokeWidth="16" />
      <path d="M200 112v7m-13 4c6 8 20 8 26 0" fill="none" className="stroke-text" strokeWidth="5" />
      <path d="M174 148h52" className="stroke-action" strokeWidth="12" />
      <path d="M104 168h192v14a46 46 0 0 1-46 46H150a46 46 0 0 1-46-46Z" className="fill-rose" />
      <path d="M101 169h198" className="stroke-hue" strokeWidth="18" />
      <path
        d="M122 162h0M148 158h0M175 162h0M226 162h0M252 157h0M279 162h0"
        className="stroke-white"
        strokeWidth="28"
      />
      <path d="M112 112h0M292 96h0M308 124h0M96 134h0" className="stroke-white" strokeWidth="12" />
    </g>
  );
}

function View({ title, end, children }: { title: string; end: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card bg-surface p-4 lg:p-5">
      <span className="flex items-center justify-between gap-3">
        <b className="text-base font-bold">{title}</b>
        {end}
      </span>
      <div className="my-auto grid gap-2 pt-3">{children}</div>
    </div>
  );
}

const gaps = month.filter((kind) => kind === '.').length;
const today = 10;

function Month({ title, isFilled }: { title: string; isFilled?: boolean }) {
  return (
    <View title={title} end={<Chip>{isFilled ? `${gaps} repeats` : `${month.length - gaps} posts`}</Chip>}>
      <div className="grid gap-1.5" style={{ gridTemplateColumns: 'repeat(7, 1fr)' }}>
        {month.map((kind, day) => {
          const [tone, icon] = posts[kind] ?? (isFilled ? ['hue', 'repeat'] : []);
          return (
            <span
              key={day}
              className={`grid place-items-center rounded-chip py-3 lg:py-4.5 ${tone ? fills[tone] : 'border border-control'} ${day === today ? 'outline-2 outline-offset-1 outline-text' : ''}`}
            >
              <Icon name={icon ?? 'plus'} className={icon ? 'size-5' : 'size-5 opacity-25'} />
            </span>
          );
        })}
      </div>
    </View>
  );
}

function Drafts() {
  return (
    <View title="Drafts in your tone" end={<Chip>{drafts.length} captions</Chip>}>
      {drafts.map((draft) => (
        <span
          key={draft}
          className={`flex min-h-13 items-center justify-between gap-2 rounded-chip px-4 py-2 ${draft === hiring ? 'bg-hue font-[650]' : 'border border-line text-text-soft'}`}
        >
          {draft}
          {draft === hiring && <Icon name="check" className="size-5 shrink-0" />}
        </span>
      ))}
      <MockButton tone="dark" className="max-md:hidden">
        Approve
      </MockButton>
    </View>
  );
}

function Inbox() {
  return (
    <View title="One inbox" end={<Chip>Kim is answering</Chip>}>
      {questions.map(({ name, icon, text, via, tone }) => (
        <Row
          key={name}
          className="rounded-tile border border-line p-3"
          lead={<Avatar name={name} tone={tone} />}
          title={text}
          text={
            <span className="flex items-center gap-1.5">
              <Icon name={icon} className="size-3.5" />
              {`${via}, ${name}`}
            </span>
          }
          end={<Chip tone="done">Done</Chip>}
        />
      ))}
    </View>
  );
}

function Booked() {
  return (
    <View title="A comment, answered in private" end={<span className="text-xs text-text-soft">2:06 pm</span>}>
      <Row
        className="rounded-tile bg-hue-soft p-2.5"
        lead={<Avatar name="Nell Pike" tone="dark" />}
        title="price?"
        text="Nell Pike, under the photo"
      />
      <Bubble from="us" tone="soft" text="Hi Nell, our prices. Pick a time below." />
      {Object.values(services).map(({ name, price }) => (
        <span key={name} className="flex justify-between border-b border-line px-1 pb-2 max-md:hidden">
          {name}
          <b className="font-[650]">{money(price)}</b>
        </span>
      ))}
      <Row
        className="rounded-tile bg-stage p-3.5 text-on-dark"
        lead={<b className="numerals text-2xl text-highlight">Fri, 9:30</b>}
        title="Waffles, with Nell"
        text={<span className="text-on-dark-soft">{`${services.groom.name}, ${money(services.groom.price)}`}</span>}
        end={<Chip tone="highlight">Booked</Chip>}
      />
    </View>
  );
}

const most = Math.max(...networks.map(({ booked }) => sumOf(booked)));

function Report() {
  const dogs = networks.reduce((sum, { booked }) => sum + booked.length, 0);
  return (
    <View title={labels.booked} end={<Chip>{dogs} dogs</Chip>}>
      {networks.map(({ icon, booked }, index) => (
        <span key={icon} className="grid grid-cols-[1.25rem_5.5rem_1fr_3rem] items-center gap-2.5 py-0.5 lg:py-1.5">
          <Icon name={icon} className="size-4.5" />
          {names[index]}
          <Segments
            of={most / 5}
            filled={sumOf(booked) / 5}
            tone={sumOf(booked) === most ? 'dark' : 'hue'}
            className="h-4"
          />
          <b className="text-right numerals text-base">{money(sumOf(booked))}</b>
        </span>
      ))}
    </View>
  );
}
