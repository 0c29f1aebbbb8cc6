import { Segments } from '../../../drawing/bamboo.tsx';
import { Avatar, Chip, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { CategoryScene } from '../category-scenes/forms.tsx';
export { tiles } from '../tiles/forms.tsx';
export const ground = 'hue';

/** A music school's form, one question at a time: what was skipped, what is asked, and where the answers land. */
export default function Forms() {
  return (
    <Scene
      shop="Maple Street Music"
      trade="Music school"
      over
      className="flex items-end justify-center gap-6 lg:gap-10"
    >
      <div className="grid w-72 gap-2 pb-20 max-lg:hidden">
        <Row
          className="rounded-tile bg-stage p-3.5 text-on-dark"
          lead={<Icon name="check" />}
          title="Who will play?"
          text={<span className="text-on-dark-soft">My daughter, nine</span>}
        />
        <Row
          className="rounded-tile bg-stage p-3.5 text-on-dark"
          lead={<Icon name="check" />}
          title="Which instrument?"
          text={<span className="text-on-dark-soft">Piano</span>}
        />
        <Row
          className="rounded-tile border border-control p-3.5"
          lead={<Icon name="minus" />}
          title="Violin size"
          text={<span className="text-text">Skipped, she chose piano</span>}
        />
      </div>
      <div className="w-full max-w-md shrink-0 lg:max-w-lg">
        <i className="block h-3 rounded-t-card bg-stage" style={{ marginInline: 40 }} />
        <i className="block h-3 rounded-t-card bg-action" style={{ marginInline: 20 }} />
        <Panel className="bg-surface p-6 shadow-card">
          <span className="block origin-left animate-fill">
            <Segments of={5} filled={3} tone="action" className="h-2.5" />
          </span>
          <span className="mt-4 block truncate text-xs">Maple Street Music, question 3 of 5</span>
          <b className="numerals mt-1 mb-4 block text-[1.4rem] lg:text-[2rem]">
            How well does she know the piano already?
          </b>
          <div className="grid gap-2">
            {['Never touched one', 'A year of lessons', 'Plays by ear', 'Ready for an exam'].map((option, index) => (
              <span
                key={option}
                className={`flex items-center justify-between rounded-tile px-4 py-2.5 font-[650] ${index === 1 ? 'bg-stage text-on-dark' : 'bg-page-alt'}`}
              >
                {option}
                {index === 1 && <Icon name="check" className="size-4" />}
              </span>
            ))}
          </div>
          <div className="mt-4 flex items-center justify-between">
            <span className="text-xs">About one minute left</span>
            <MockButton tone="dark">Next</MockButton>
          </div>
        </Panel>
      </div>
      <Panel className="mb-20 w-72 bg-surface p-5 max-lg:hidden">
        <Row lead={<Avatar name="Greta Holm" />} title="Greta Holm" text="New contact, 4:12 pm" />
        <div className="my-3 flex flex-wrap gap-1.5">
          <Chip>Parent</Chip>
          <Chip>Piano</Chip>
          <Chip>Second year</Chip>
        </div>
        <span className="flex gap-2.5 border-t border-line pt-3">
          <Icon name="mail" className="size-4.5" />
          Trial lessons with Mr. Abe, sent as she clicks
        </span>
      </Panel>
    </Scene>
  );
}
