import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Thread } from '../../../drawing/thread.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { BoFace } from '../../../ui/bo.tsx';

export { CategoryScene } from '../category-scenes/ai-automation.tsx';
export { StepScene } from '../step-scenes/ai-automation.tsx';

/** Messages answered by hour. */
const night = [
  ['9 pm', 6],
  ['10 pm', 3],
  ['11 pm', 1],
  ['12 am', 0],
  ['1 am', 0],
  ['2 am', 1],
  ['3 am', 0],
  ['4 am', 0],
  ['5 am', 2],
  ['6 am', 4],
] as const;

export const ground = 'hue';

export default function AiAutomation() {
  return (
    <Scene shop="Hillside Heating" trade="Heating company" over className="grid gap-5">
      <div className="grid gap-5 md:flex md:items-center md:gap-8">
        <div className="flex-1 rounded-card bg-stage p-4 text-on-dark md:p-6 md:text-sm">
          <Thread
            them="dark"
            messages={[
              {
                from: 'them',
                via: 'Carla, 9:40 pm',
                text: 'Our water heater is leaking. Can anyone come this week?',
              },
              {
                from: 'us',
                via: 'AI employee, a few seconds later',
                text: 'Sorry to hear that. Is the water off, and how old is the heater?',
                extra: true,
              },
              { from: 'them', text: 'It’s off now. It’s about twelve years old.', extra: true },
              { from: 'us', text: 'Sam can be there Wednesday at 8:30. The visit is $95. Want me to hold it?' },
              { from: 'them', via: '9:44 pm', text: 'Yes please, thank you!' },
            ]}
          />
        </div>
        <div className="relative md:w-80 lg:w-96">
          <span
            className="absolute grid size-24 place-items-center rounded-full bg-hue max-md:hidden"
            style={{ top: -48, right: 32 }}
          >
            <BoFace className="size-16 -translate-y-3" />
          </span>
          <Panel className="relative grid gap-3 bg-surface p-4 shadow-card lg:p-5">
            <Row
              title={<span className="text-base font-bold">Good morning, Sam</span>}
              text="Hillside Heating"
              end={<Chip tone="highlight">7:00 am</Chip>}
            />
            <Row
              className="border-t border-line pt-3"
              lead={<b className="numerals grid size-9 place-items-center rounded-full bg-hue">92</b>}
              title="Carla Jennings"
              text="Booked, Wednesday 8:30"
              end={
                <span className="animate-land">
                  <Chip tone="action">$95</Chip>
                </span>
              }
            />
            <Row
              className="border-t border-line pt-3"
              lead={<Mark icon="repeat" />}
              title="Quote for Hillside Ave"
              text="She wrote back, follow-up stopped"
            />
            <Row
              className="border-t border-line pt-3 max-md:hidden"
              lead={<Mark icon="pen" />}
              title="“Two openings on Friday”"
              text="A draft for 38 customers"
              end={<Chip>Read it</Chip>}
            />
          </Panel>
        </div>
      </div>
      <div className="flex gap-1 text-xs max-md:hidden">
        {night.map(([hour, answered]) => (
          <span
            key={hour}
            className={`flex flex-1 justify-between rounded-[5px] max-lg:flex-col px-2 py-5 ${answered ? fills.hue : fills.dark}`}
          >
            {hour}
            {answered > 0 && <b className="font-[650]">{answered}</b>}
          </span>
        ))}
      </div>
    </Scene>
  );
}
