import { Segments } from '../../../drawing/bamboo.tsx';
import { Lane } from '../../../drawing/kanban.tsx';
import { Chip, Mark, MockButton, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';

export { CategoryScene } from '../category-scenes/pipeline.tsx';
export { StepScene } from '../step-scenes/pipeline.tsx';

const stages = { Visited: 4, Drawn: 3, Quoted: 2, Paid: 1 };

export const ground = 'night';

/** A kitchen remodeler's board: four stages, one quote that has gone quiet, and what the month will bring. */
export default function Pipeline() {
  return (
    <Scene shop="Oak & Island" trade="Kitchen remodeler" over className="md:flex md:items-end md:gap-3">
      <div className="mb-3 flex justify-between gap-1.5 md:hidden">
        {Object.entries(stages).map(([name, count]) => (
          <Chip key={name} tone={name === 'Quoted' ? 'hue' : 'dark'}>
            {name} {count}
          </Chip>
        ))}
      </div>
      <Lane
        name="Visited"
        sum="$74k"
        className="flex-1 max-lg:hidden"
        deals={[
          { name: 'Aldana', worth: '$22k', next: 'Measure again Monday', odds: 1 },
          { name: 'Petrov', worth: '$16k', next: 'Send oak samples', odds: 2 },
          { name: 'Brandt', worth: '$19k', next: 'Wait for the landlord', odds: 1 },
          { name: 'Osei', worth: '$17k', next: 'Drawing due Thursday', odds: 2 },
        ]}
      />
      <Lane
        name="Drawn"
        sum="$58k"
        className="flex-1 max-md:hidden"
        deals={[
          { name: 'Kim', worth: '$24k', next: 'Show plan B, Friday', odds: 3 },
          { name: 'Larsen', worth: '$14k', next: 'Price the island', odds: 2 },
          { name: 'Ruiz', worth: '$20k', next: 'Call after 5', odds: 3 },
        ]}
      />
      <div className="grid flex-1 gap-3" style={{ flexGrow: 2 }}>
        <Panel className="flex items-center gap-4 bg-hue p-4">
          <span className="flex-1">
            <span className="block font-[650]">Oak & Island</span>
            Likely this month
            <b className="numerals mt-1 block text-[2rem]">$46,300</b>
          </span>
          <span className="flex-1 text-xs">
            <Segments of={8} filled={6} tone="dark" className="h-4" />
            <span className="mt-1.5 block">Six of eight jobs you planned for</span>
          </span>
        </Panel>
        <div className="flex items-end gap-3">
          <Lane
            name="Quoted"
            sum="$31k"
            className="flex-1"
            deals={[{ name: 'Moreau', worth: '$13k', next: 'Quote expires on the 21st', odds: 4 }]}
          >
            <div className="rounded-tile bg-surface p-3">
              <Row
                lead={<Mark icon="bell" tone="hue" />}
                title="Whitfield, $18k"
                text="Quiet for six days"
                end={<Chip tone="sun">Today</Chip>}
              />
              <p className="my-3 rounded-chip bg-page-alt p-2.5">
                “Hi Ann, are you still thinking about the oak fronts?”
              </p>
              <MockButton>Send the note</MockButton>
            </div>
          </Lane>
          <Lane
            name="Deposit paid"
            sum="$27k"
            className="shrink-0 max-md:hidden"
            deals={[
              { name: 'Ibarra', worth: '$27k', next: 'Crew starts June 3', odds: 5, tone: 'highlight', fresh: true },
            ]}
          />
        </div>
      </div>
    </Scene>
  );
}
