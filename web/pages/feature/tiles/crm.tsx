import { Avatar, Chip, MockButton, Row } from '../../../drawing/row.tsx';
import { Bubble } from '../../../drawing/thread.tsx';
import type { Tone } from '../../../drawing/tones.ts';
import { Panel, Window } from '../../../drawing/window.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 3: <SmartList />, 4: <Referrals /> };

const clients = [
  { name: 'Ana Ruiz', visit: 'Balayage, April 11', paid: '$185' },
  { name: 'Beth Okoye', visit: 'Root color, May 2', paid: '$95' },
  { name: 'Carla Dunn', visit: 'Gloss and cut, May 16', paid: '$130' },
  { name: 'Dee Whitlock', visit: 'Highlights, May 23', paid: '$160' },
] as const;

function SmartList() {
  return (
    <div className="flex gap-4">
      <Window title="Color in spring" aside={<Chip tone="highlight">38 clients</Chip>} className="flex-1 shadow-card">
        <div className="p-4">
          <div className="mb-3 flex flex-wrap gap-1.5">
            <Chip>Tag: color</Chip>
            <Chip>Visit: March to May</Chip>
            <Chip tone="outline">Not at Juniper Hair since</Chip>
          </div>
          <div className="grid gap-4">
            {clients.map(({ name, visit, paid }) => (
              <Row
                key={name}
                lead={<Avatar name={name} />}
                title={name}
                text={visit}
                end={<b className="numerals text-base">{paid}</b>}
              />
            ))}
          </div>
        </div>
      </Window>
      <Panel className="w-64 shrink-0 bg-surface p-5 shadow-card max-md:hidden">
        <Row title="Text to all 38" end={<Chip tone="done">10 am</Chip>} />
        <div className="my-4">
          <Bubble
            from="us"
            tone="soft"
            text="Hi Ana, your spring color is due for a freshen-up. Tuesday or Thursday?"
          />
        </div>
        <MockButton tone="dark">Read and send</MockButton>
        <span className="mt-3 block text-center text-xs text-text-soft">Whoever books drops off the list</span>
      </Panel>
    </div>
  );
}

/** Px on a map 390 wide; `by` is an index of this list, or missing for the bride. */
const sent: readonly { name: string; x: number; y: number; by?: number; tone?: Tone }[] = [
  { name: 'Iris Vale', x: 34, y: 36 },
  { name: 'Nora Vale', x: 20, y: 122 },
  { name: 'Gail Pratt', x: 44, y: 204, tone: 'sun' },
  { name: 'Tess Moran', x: 150, y: 22, tone: 'rose' },
  { name: 'Kim Adler', x: 282, y: 26, tone: 'grape' },
  { name: 'Pia Roth', x: 356, y: 74, by: 4, tone: 'grape' },
  { name: 'Joan Ames', x: 330, y: 162, tone: 'clay' },
  { name: 'Lee Ames', x: 368, y: 226, by: 6, tone: 'clay' },
  { name: 'Mia Stone', x: 122, y: 244, tone: 'sun' },
];
const bride = { x: 196, y: 138 };
const across = (x: number) => `${(100 * x) / 390}%`;

function Referrals() {
  return (
    <div className="relative" style={{ height: 292 }}>
      <svg
        aria-hidden="true"
        viewBox="0 0 390 292"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2"
        className="absolute size-full stroke-stage"
      >
        {sent.map(({ name, x, y, by }) => {
          const from = by === undefined ? bride : sent[by]!;
          return (
            <path key={name} d={`M${from.x} ${from.y}L${x} ${y}`} strokeDasharray={by === undefined ? '' : '5 5'} />
          );
        })}
      </svg>
      {sent.map(({ name, x, y, tone }) => (
        <span key={name} className="absolute -translate-x-1/2 -translate-y-1/2" style={{ left: across(x), top: y }}>
          <Avatar name={name} tone={tone} className="size-11 border-2 border-white" />
        </span>
      ))}
      <span className="absolute -translate-x-1/2 -translate-y-1/2" style={{ left: across(bride.x), top: bride.y }}>
        <Avatar name="Sofia Marin" tone="dark" className="size-19 border-2 border-white text-2xl" />
      </span>
      <Panel className="absolute bg-surface p-2 shadow-card" style={{ inset: '182px 18% auto 42%' }}>
        <Row title="Sofia Marin" text="Juniper Hair" />
        <b className="numerals mt-1.5 block text-2xl whitespace-nowrap">$2,310</b>
      </Panel>
    </div>
  );
}
