import { Segments } from '../../../drawing/bamboo.tsx';
import { Avatar, Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Stars } from '../../../ui/stars.tsx';

export { StepScene } from '../step-scenes/reputation.tsx';

/** Shares of five to one stars, in tenths. */
const shares = [8, 1, 1, 0, 0] as const;

export default function Reputation() {
  return (
    <Scene shop="Lakeside Inn" trade="Inn" className="grid gap-3 md:gap-4">
      <Panel className="flex items-center gap-5 bg-hue p-4 md:gap-8 md:p-5">
        <b className="numerals text-[2rem] md:text-7xl">4.7</b>
        <span className="flex-1">
          <Stars value={4.7} className="h-5 origin-left animate-fill md:h-12" />
          <span className="mt-1.5 block">
            <span className="block font-[650]">Lakeside Inn</span>
            214 reviews
          </span>
        </span>
        <div className="grid gap-1" style={{ width: '30%' }}>
          {shares.map((share, index) => (
            <span key={index} className="flex items-center gap-2 text-xs font-[650]">
              <span className="max-md:hidden" style={{ width: 8 }}>
                {5 - index}
              </span>
              <Segments of={10} filled={share} tone="dark" className="h-2 flex-1" />
            </span>
          ))}
        </div>
      </Panel>
      <div className="flex items-end gap-4">
        <Panel className="flex-1 bg-surface p-4 shadow-card md:p-6">
          <Row
            lead={<Avatar name="Hanne Dahl" />}
            title="Hanne D."
            text={<Stars value={5} className="mt-1 h-3.5" />}
            end={<Chip>Maps</Chip>}
          />
          <p className="my-3">“We woke up to mist on the water and warm cinnamon rolls. The rowboat was free.”</p>
          <div className="rounded-tile bg-page-alt p-3.5">
            <b className="block font-[650]">Your answer, drafted</b>
            <p className="mt-1 mb-3 text-text-soft">Thank you, Hanne! The rolls are Ida’s recipe. See you in June.</p>
            <MockButton className="w-fit">Approve</MockButton>
          </div>
        </Panel>
        <Panel className="flex-1 bg-surface p-6 shadow-card max-md:hidden">
          <Row
            lead={<Mark icon="alert" tone="clay" />}
            title="Two stars, 9:10 pm"
            text={<Stars value={2} className="mt-1 h-3.5" />}
          />
          <p className="my-3">“Room 6, cold shower.” Now in room 2, and staying two nights more.</p>
          <span className="flex items-center justify-between border-t border-line pt-3 font-[650]">
            Called at 9:25
            <Chip tone="done">Solved</Chip>
          </span>
        </Panel>
        <Panel className="flex-1 bg-stage p-6 text-on-dark max-lg:hidden">
          <Mark icon="message" tone="highlight" />
          <b className="mt-3 block text-sm font-[650]">11 guests asked today</b>
          <span className="mt-1 mb-3 block text-on-dark-soft">
            On the evening after checkout, each in their own language.
          </span>
          <Segments of={11} filled={5} tone="highlight" className="h-3" />
          <span className="mt-2 block text-xs text-on-dark-soft">Five have answered</span>
        </Panel>
      </div>
    </Scene>
  );
}
