import { automationPlatforms, toolCategories } from '#content/pages/integrations-third-party.ts';
import { Segments } from '../../drawing/bamboo.tsx';
import { Mark, Row } from '../../drawing/row.tsx';
import { Scene } from '../../drawing/scene.tsx';
import { Panel } from '../../drawing/window.tsx';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { Icon } from '../../ui/icon.tsx';

const cane = 'mx-auto h-12 w-3 max-md:flex-col md:h-3 md:w-auto md:flex-1';

export function AutomationBridge() {
  const moodle = toolCategories.flatMap(({ tools }) => tools).find(({ name }) => name === 'Moodle')!;
  return (
    <Scene shop="Alley Roasters" trade="Coffee school" className="flex pb-16 max-md:flex-col md:items-center lg:pb-20">
      <Panel className="bg-surface p-5 md:w-64 lg:w-80">
        <Row
          lead={<BrandTile {...moodle} />}
          title="Exam passed, 92%"
          text="Moodle, 9:14 pm"
          end={<Icon name="award" />}
        />
        <p className="mt-4 rounded-tile bg-page-alt p-3">
          <b className="block font-[650]">Ana Ruiz</b>
          Barista basics, spring group
        </p>
      </Panel>
      <Segments of={4} filled={4} className={cane} />
      <Panel className="mx-auto grid grid-cols-2 gap-2.5 bg-hue p-4">
        {automationPlatforms.map(({ name, icon, color }) => (
          <BrandTile key={name} name={name} icon={icon} color={color} className="[--tile:3.5rem]" />
        ))}
      </Panel>
      <Segments of={4} filled={4} tone="highlight" className={cane} />
      <Panel className="grid gap-3 bg-surface p-5 md:w-64 lg:w-80">
        <Row lead={<Mark icon="tag" tone="done" />} title="Tagged as alumni" text="9:14 pm" />
        <Row lead={<Mark icon="message" tone="done" />} title="“Well done, Ana!”" text="Text sent, 9:15 pm" />
        <Row lead={<Mark icon="calendar" tone="done" />} title="Seat in Latte art held" text="For three days" />
      </Panel>
    </Scene>
  );
}
