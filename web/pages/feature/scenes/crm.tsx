import { Segments } from '../../../drawing/bamboo.tsx';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Timeline } from '../../../drawing/timeline.tsx';
import { Panel, Window } from '../../../drawing/window.tsx';

export { CategoryScene } from '../category-scenes/crm.tsx';
export { tiles } from '../tiles/crm.tsx';

const details = { Phone: '(602) 555-0187', 'Last visit': 'March 4', Color: 'Copper, 7.4', 'Open balance': '$0.00' };

const family = [
  { name: 'Leo Ortiz', link: 'Son, 9' },
  { name: 'Priya Nair', link: 'Sent her to you' },
] as const;

const years = [
  { year: '2023', visits: 3, paid: '$460' },
  { year: '2024', visits: 5, paid: '$980' },
  { year: '2025', visits: 7, paid: '$1,340' },
] as const;

export const ground = 'hue';

export default function Crm() {
  return (
    <Scene shop="Juniper Hair" trade="Hair salon" over className="flex gap-3 max-md:flex-col lg:gap-4">
      <Panel className="bg-stage p-5 text-on-dark max-md:p-4 md:w-64 lg:p-6">
        <div className="flex items-center gap-3 md:block">
          <Avatar name="Maya Ortiz" tone="hue" className="size-12 text-lg lg:size-20 lg:text-2xl" />
          <div>
            <b className="block text-xl font-bold md:mt-3">Maya Ortiz</b>
            Customer since 2023
          </div>
        </div>
        <div className="mt-4 grid gap-2 max-md:hidden">
          {Object.entries(details).map(([name, value]) => (
            <span key={name} className="flex justify-between border-t border-line-dark pt-3 text-xs">
              {name}
              <b className="font-[650]">{value}</b>
            </span>
          ))}
        </div>
        <div className="mt-4 grid gap-2 rounded-tile bg-surface p-3 text-text max-md:hidden">
          {family.map(({ name, link }) => (
            <Row key={name} lead={<Avatar name={name} />} title={name} text={link} />
          ))}
        </div>
      </Panel>

      <div className="flex flex-1 flex-col justify-end gap-3 lg:flex-row-reverse lg:items-end lg:gap-4">
        <div className="grid shrink-0 gap-3 lg:w-64">
          <Panel className="animate-arrive bg-highlight p-4 [--from:28px]">
            <Row lead={<Mark icon="bolt" tone="dark" />} title="Thank Priya Nair" text="She sent Maya to you" />
            <MockButton tone="dark" className="mt-3 max-lg:hidden">
              Read and send
            </MockButton>
          </Panel>
          <Panel className="grid gap-3 bg-surface p-4 shadow-card max-lg:hidden">
            <Row title="Visits and payments" end={<Chip>Loyal</Chip>} />
            {years.map(({ year, visits, paid }) => (
              <div key={year}>
                <span className="mb-1 flex justify-between text-xs text-text-soft">
                  {year}
                  <b className="font-[650] text-text">{paid}</b>
                </span>
                <Segments of={8} filled={visits} className="h-2.5" />
              </div>
            ))}
          </Panel>
        </div>
        <Window title="Everything so far" aside="Juniper Hair" className="flex-1 shadow-card">
          <div className="p-4">
            <Timeline
              moments={[
                {
                  time: '10:32 am',
                  text: 'Color and cut booked, Tue 10:30',
                  note: 'By the link in your answer',
                },
                { time: '10:30 am', text: '“Do you have anything on Tuesday?”', note: 'Text message', tone: 'sun' },
                { time: '9:12 am', text: 'Opened “Time for a fresh color?”', note: 'Six-week email', tone: 'rose' },
                { time: 'Mar 4', text: 'Paid $140 by link', note: 'Receipt sent by text', tone: 'action' },
                {
                  time: 'Feb 27',
                  text: 'Missed call, 6:04 pm',
                  note: 'Answered by text 4 seconds later',
                  tone: 'clay',
                },
              ]}
            />
          </div>
        </Window>
      </div>
    </Scene>
  );
}
