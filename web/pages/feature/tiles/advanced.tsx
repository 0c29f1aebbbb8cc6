import { Avatar, Chip, Mark, Row } from '../../../drawing/row.tsx';
import type { Tone } from '../../../drawing/tones.ts';
import { Panel, Window } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Drawings } from '../drawings.ts';

export const tiles: Drawings['tiles'] = { 1: <AuditLog />, 2: <SignIn /> };

const changes: readonly { when: string; who: string; tone?: Tone; what: string; to: string; where: string }[] = [
  {
    when: 'Mon 9:14 am',
    who: 'Online booking',
    tone: 'sky',
    what: 'Created',
    to: 'Thu 3:00 pm, color',
    where: 'Harbor',
  },
  { when: 'Tue 4:40 pm', who: 'Jo Ortega', tone: 'sun', what: 'Moved', to: 'Thu 4:30 pm', where: 'Mill Creek' },
  { when: 'Wed 8:05 am', who: 'Lena Park', tone: 'rose', what: 'Price', to: '$85 to $95', where: 'Mill Creek' },
  {
    when: 'Thu 4:02 pm',
    who: 'Jo Ortega',
    tone: 'sun',
    what: 'Canceled',
    to: 'Client called',
    where: 'Mill Creek',
  },
];

function AuditLog() {
  return (
    <Window title="Audit log" aside="Tidewater Hair" className="shadow-card">
      <div className="p-3">
        <span className="flex items-center gap-3 rounded-full border border-control px-4 py-1.5">
          <Icon name="search" className="size-4.5" />
          <b className="flex-1 font-[650]">Booking 4417</b>
          <span className="text-xs text-text-soft max-sm:hidden">All five salons</span>
        </span>
        {changes.map(({ when, who, tone, what, to, where }) => (
          <div key={when} className="flex items-center gap-4 border-b border-line px-2 py-2">
            <span className="w-20 shrink-0">
              <Chip tone={tone}>{what}</Chip>
            </span>
            <Row className="flex-1" title={to} text={when} />
            <span className="w-36 shrink-0 max-md:hidden">{who}</span>
            <span className="w-28 shrink-0 text-text-soft max-md:hidden">{where}</span>
          </div>
        ))}
      </div>
    </Window>
  );
}

function SignIn() {
  return (
    <div>
      <Panel className="bg-stage p-5 text-on-dark shadow-card">
        <Row
          lead={<Avatar name="Lena Park" tone="rose" className="size-11" />}
          title="Lena Park leaves today"
          text={<span className="block text-on-dark-soft">Tidewater Hair</span>}
        />
      </Panel>
      <Window title="Who is signed in as Lena?" aside="Nobody" className="mt-3 shadow-card">
        <div className="grid gap-3 p-4">
          {['Harbor', 'Old Town', 'Mill Creek', 'Airport', 'Office'].map((salon) => (
            <Row
              key={salon}
              lead={<Mark icon="lock" tone="soft" />}
              title={salon}
              end={<span className="text-xs text-text-soft">Out at 5:00 pm</span>}
            />
          ))}
        </div>
      </Window>
    </div>
  );
}
