import { Avatar, Row } from '../../../drawing/row.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Name and business, cards behind, three fields, stages, the current stage, and the next step. */
type Card = readonly [
  name: string,
  about: string,
  where: string,
  behind: readonly [string, string],
  fields: Readonly<Record<string, string>>,
  stages: readonly [string, string, string, string],
  reached: number,
  next: string,
];

const cards: readonly Card[] = [
  [
    'Rosa Delgado',
    'Solar for a two-story house',
    'Sunrow Solar',
    ['Kim', 'Larsen'],
    { Quote: '$14,200', 'Follow-up call': 'Today, 4:00 pm', 'Also considering': 'One other quote' },
    ['Asked', 'Visited', 'Quoted', 'Won'],
    2,
    'Her quote is good for three more days',
  ],
  [
    'Howard Hale',
    'Gas furnace, put in 2016',
    'Hillside Heating',
    ['Ruiz', 'Osei'],
    { 'Open request': 'No heat upstairs', Promised: 'Thursday, 8 to 10', 'Last repair': 'Igniter, March 4' },
    ['Called', 'Promised', 'On site', 'Fixed'],
    1,
    'Put a second igniter in the van',
  ],
  [
    'Jo Fields',
    'Garden center, subscriber since May',
    'Fern Hollow',
    ['Amara', 'Beck'],
    { 'Came from': 'Instagram, the rose video', 'Campaigns read': '4 of 5', 'Bought afterward': 'Raised bed, $240' },
    ['Seen', 'Joined', 'Read', 'Bought'],
    3,
    'Put her on the list for fall bulbs',
  ],
  [
    'Lena Brandt',
    'Wedding planner, refers brides',
    'Juniper Hair',
    ['Imani', 'Noor'],
    { 'People sent': '9, six became clients', Commission: '10%, as agreed in June', 'Owed to her': '$186' },
    ['Met', 'Agreed', 'First one', 'Regular'],
    3,
    'Thank her: number six paid today',
  ],
  [
    '41 Alder Street',
    'Three bedrooms, asking $489,000',
    'Northgate Homes',
    ['9 Elm Court', 'Lot 12'],
    { Seller: 'Ana and Viktor Petrov', Showings: '7 since the open house', 'Liked the kitchen': 'Mia Tran' },
    ['Listed', 'Shown', 'Offer', 'Closed'],
    1,
    'Ask Mia about a second look',
  ],
  [
    'Cedar Veterinary',
    'Client account, two logins',
    'Harbor Street Media',
    ['Fit Loft', 'Petal'],
    { Retainer: '$1,200 a month', Campaigns: 'Booster shots, new pets', 'Works on it': 'Dee and Marcus' },
    ['Signed', 'Set up', 'Running', 'Renewed'],
    2,
    'Send the report for October',
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [name, about, where, behind, fields, stages, reached, next] = cards[index]!;
  return (
    <div>
      <div className="flex items-end gap-1 font-[650]">
        <span className="rounded-t-tile bg-surface px-5 pt-3 pb-1">{name}</span>
        {behind.map((other) => (
          <span key={other} className="rounded-t-tile bg-hue-soft px-4 py-1.5 text-hue-text max-sm:last:hidden">
            {other}
          </span>
        ))}
      </div>
      <Panel className="bg-surface p-5" style={{ borderTopLeftRadius: 0 }}>
        <Row lead={<Avatar name={name} tone="hue" className="size-12" />} title={about} text={where} />
        <div className="mt-4">
          {Object.entries(fields).map(([field, value]) => (
            <span key={field} className="flex justify-between gap-3 border-t border-line py-2.5">
              <span className="text-text-soft">{field}</span>
              <b className="text-right font-[650]">{value}</b>
            </span>
          ))}
        </div>
        <div className="mt-2 mb-3 flex gap-1 text-xs">
          {stages.map((stage, index) => (
            <span
              key={stage}
              className={`flex-1 rounded-chip p-1.5 text-center font-[650] ${index === reached ? 'bg-stage text-on-dark' : index < reached ? 'bg-hue' : 'bg-page-alt text-text-soft'}`}
            >
              {stage}
            </span>
          ))}
        </div>
      </Panel>
      <span className="mx-auto -mt-3 flex w-4/5 items-center gap-3 rounded-full bg-stage px-5 py-3 text-on-dark">
        <Icon name="bell" className="size-4.5 text-highlight" />
        {next}
      </span>
    </div>
  );
}
