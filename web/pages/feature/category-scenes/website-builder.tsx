import { MockButton } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';

/** Business and menu, headline, button, three items, and a drawing in 120 by 90. */
type Site = readonly [
  name: string,
  menu: readonly [string, string],
  claim: string,
  press: string,
  shows: Readonly<Record<string, string>>,
  drawing: string,
];

const sites: readonly Site[] = [
  [
    'Hollis Notary',
    ['Services', 'Team'],
    'Signed, sealed and home by lunch',
    'Get a quote',
    { Deeds: 'from $60', Wills: 'from $180', 'House calls': 'in town' },
    // A sheet with a seal.
    'M24 6h60v78H24Zm10 14v5h40v-5Zm0 14v5h40v-5Zm0 14v5h22v-5Zm44 4a15 15 0 1 0 .1 0Zm-9 28-3 16 12-6 12 6-3-16Z',
  ],
  [
    'Fern & Clay',
    ['Shop', 'Cart, 2'],
    'Pots that let roots breathe',
    'Add to cart',
    { 'Tall, rust': '$38', 'Bowl, sand': '$26', Saucer: '4 left' },
    // A pot with leaves.
    'M30 46h60v10H30Zm5 13h50l-7 29H42Zm23-15C56 26 44 20 30 18c2 16 12 24 28 26Zm4 0C62 24 74 12 92 8c2 20-10 32-30 36Zm-3-4c-7-12-7-24 0-36 7 12 7 24 0 36Z',
  ],
  [
    'Ida Strand',
    ['Houses', 'About'],
    'Houses that face the light',
    'See the work',
    { 'Lake House': '2025', 'Brick Barn': '2024', 'Studio 9': '2023' },
    // A house.
    'M8 88V46l30-22 30 22v42H48V62H30v26Zm64 0V40L54 27l14-15 44 34v42H98V58H84v30Z',
  ],
  [
    'Casa Lucia',
    ['Menu', 'Find us'],
    'Pasta rolled this morning',
    'Book a table',
    { Ravioli: '$19', Gnocchi: '$18', Lasagne: '$21' },
    // A bowl with steam.
    'M12 50h96c0 18-10 30-26 36H38C22 80 12 68 12 50Zm30-8c-8-12 8-16 0-30 12 8 12 18 6 30Zm18 0c-8-14 8-20 0-36 13 10 13 22 6 36Zm18 0c-8-12 8-16 0-30 12 8 12 18 6 30Z',
  ],
  [
    'Northside Gym',
    ['Classes', 'Trainers'],
    'Strong enough for the stairs',
    'Reserve a class',
    { 'Lift, 6:30': 'Dee', 'Row, 12:15': 'Sam', 'Core, 5:45': 'Kay' },
    // A barbell.
    'M4 36h8v18H4Zm12-14h12v46H16Zm16-8h12v62H32Zm44 0h12v62H76Zm16 8h12v46H92Zm16 14h8v18h-8ZM44 40h32v10H44Z',
  ],
  [
    'Bright Side',
    ['Cases', 'Services'],
    'Small shops, loud windows',
    'Tell us about it',
    { Bakery: '3x orders', Florist: 'new name', Cinema: 'sold out' },
    // A megaphone.
    'M12 36h26l50-26v70L38 54v26H24V54H12Zm80-2c8 2 12 6 12 11s-4 9-12 11Zm10-14 8-10 6 5-8 10Zm0 50 6-5 8 10-6 5Z',
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [name, menu, claim, press, shows, drawing] = sites[index]!;
  return (
    <div>
      <i className="mx-auto block h-3 w-4/5 rounded-t-card bg-hue-soft" />
      <i className="block h-3 rounded-t-card bg-stage" style={{ marginInline: 20 }} />
      <Panel className="overflow-clip bg-surface">
        <span className="flex gap-4 border-b border-line px-5 py-3">
          <b className="mr-auto font-bold">{name}</b>
          {menu.map((entry) => (
            <span key={entry} className="max-sm:hidden">
              {entry}
            </span>
          ))}
        </span>
        <div className={`flex items-center gap-5 bg-hue-soft p-5 ${index % 2 ? 'flex-row-reverse' : ''}`}>
          <div className="flex-1">
            <b className="numerals block text-[1.75rem] text-balance">{claim}</b>
            <MockButton tone="dark" className="mt-4 w-fit">
              {press}
            </MockButton>
          </div>
          <svg aria-hidden="true" viewBox="0 0 120 96" fillRule="evenodd" className="w-28 fill-stage md:w-56">
            <circle cx="60" cy="48" r="48" className="fill-hue" />
            <path d={drawing} />
          </svg>
        </div>
        <div className="grid grid-cols-3 gap-1.5 p-2 sm:gap-3 sm:p-4">
          {Object.entries(shows).map(([what, detail]) => (
            <span key={what} className="rounded-tile bg-page-alt p-2 sm:p-3">
              <i className="mb-2 block h-1.5 w-6 rounded-[3px] bg-hue" />
              <b className="block font-[650]">{what}</b>
              <span className="text-xs text-text-soft">{detail}</span>
            </span>
          ))}
        </div>
      </Panel>
    </div>
  );
}
