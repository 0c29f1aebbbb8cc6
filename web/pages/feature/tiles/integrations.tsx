import { marks } from 'virtual:pictures';
import { site } from '#content/site.ts';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Window } from '../../../drawing/window.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 0: <Match />, 5: <Keys /> };

const fields = [
  ['Display name', 'Name', 'Hana Sato'],
  ['Mobile', 'Phone', '(602) 555-0119'],
  ['Last invoice', 'Last visit', 'May 12'],
  ['Memo', 'Dog’s name', 'Rosie'],
] as const;

/** Fields of the bookkeeping beside those they are matched with. */
function Match() {
  return (
    <Window title="Fields" aside="Suds & Tails" className="shadow-card">
      <div className="p-4">
        <span className="mb-3 flex justify-between font-[650]">
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-6 text-action">
              <use href={`${marks}#quickbooks`} />
            </svg>
            QuickBooks
          </span>
          {site.name}
        </span>
        <div className="grid gap-2.5">
          {fields.map(([theirs, ours, sample], index) => (
            <div key={theirs} className="flex items-center">
              <span className="w-28 shrink-0 rounded-tile border border-line px-3 py-2.5">{theirs}</span>
              <i className={`h-1.5 w-3 shrink-0 rounded-[3px] ${index === 3 ? 'bg-sun' : 'bg-action'}`} />
              <i className={`mx-0.5 h-1.5 w-3 shrink-0 rounded-[3px] ${index === 3 ? 'bg-sun' : 'bg-action'}`} />
              <span className={`flex-1 rounded-tile px-3 py-1.5 ${index === 3 ? 'bg-sun' : 'bg-hue-soft'}`}>
                <b className="block font-[650]">{ours}</b>
                <span className="text-xs text-text-soft">{sample}</span>
              </span>
            </div>
          ))}
        </div>
        <Row
          className="mt-4 border-t border-line pt-4"
          lead={<Mark icon="repeat" tone="dark" />}
          title="642 clients are next"
          text="Memo was changed by you"
        />
      </div>
    </Window>
  );
}

const keys = [
  { name: 'Newsletter tool', may: 'Contacts, read only', by: 'Hana, February 3', used: 'Today, 6:00 am' },
  { name: 'Kiosk in the shop', may: 'Bookings and payments', by: 'Rui, March 18', used: 'A minute ago' },
  { name: 'Old website', may: 'Contacts', by: 'Rui, June 2024', used: 'Not since May', idle: true },
  { name: 'Label printer', may: 'Dog names, read only', by: 'Hana, April 9', used: 'Yesterday, 5:20 pm' },
] as const;

/** What each key may open, who made it, and one that is about to be taken back. */
function Keys() {
  return (
    <Window title="Keys" aside="Suds & Tails" className="shadow-card">
      <div className="p-2.5">
        {keys.map(({ name, may, by, used, ...rest }) => (
          <div key={name} className={`flex items-center gap-4 rounded-tile p-3.5 ${'idle' in rest ? 'bg-sun/35' : ''}`}>
            <Row
              className="flex-1"
              lead={<Mark icon="key" tone={'idle' in rest ? 'sun' : 'dark'} />}
              title={name}
              text={may}
            />
            <span className="w-36 shrink-0 text-text-soft max-xl:hidden">{by}</span>
            <span className="w-36 shrink-0 max-md:hidden">{used}</span>
            <span className="w-28 shrink-0 text-right max-md:hidden">
              <Chip tone={'idle' in rest ? 'dark' : 'soft'}>{'idle' in rest ? 'Take back' : 'In use'}</Chip>
            </span>
          </div>
        ))}
      </div>
    </Window>
  );
}
