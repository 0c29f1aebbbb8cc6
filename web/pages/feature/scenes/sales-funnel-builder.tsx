import { Segments } from '../../../drawing/bamboo.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { fills } from '../../../drawing/tones.ts';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { StepScene } from '../step-scenes/sales-funnel-builder.tsx';
export { tiles } from '../tiles/sales-funnel-builder.tsx';

const headlines = { '“Dinner is decided”': [9, '23%'], '“Meal plans made simple”': [5, '13%'] } as const;

/** `wide` is a percentage. */
const steps = [
  {
    name: 'Landing page',
    note: 'Two-week meal plan by Good Dinners',
    count: '1,240',
    icon: 'cursor',
    wide: 100,
    tone: 'hue',
  },
  { name: 'Sign-up', note: 'Three free dinners by email', count: '614', icon: 'mail', wide: 80, tone: 'soft' },
  { name: 'Offer', note: 'All 14 days, with the shopping list', count: '288', icon: 'layout', wide: 60, tone: 'hue' },
  { name: 'Checkout, $49', note: 'Card or wallet', count: '131', icon: 'card', wide: 46, tone: 'soft' },
  { name: 'Workbook, $19', note: '', count: '52', icon: 'plus', wide: 37, tone: 'highlight' },
] as const;

export default function SalesFunnelBuilder() {
  return (
    <Scene shop="Good Dinners" trade="Nutrition coach">
      <div className="grid justify-items-center gap-2">
        {steps.map(({ name, note, count, icon, wide, tone }) => (
          <div
            key={name}
            className={`flex items-center gap-3 rounded-tile p-3 md:p-4 lg:p-5 ${fills[tone]}`}
            style={{ width: `${wide}%`, minWidth: 152 }}
          >
            <Icon name={icon} className="max-md:hidden" />
            <span className="flex-1">
              <b className="font-[650] md:text-sm">{name}</b>
              <span className="ml-3 max-md:hidden">{note}</span>
            </span>
            <b className="numerals text-lg md:text-xl">{count}</b>
          </div>
        ))}
      </div>
      <Panel className="absolute bottom-0 left-0 w-64 bg-surface p-4 shadow-card max-lg:hidden">
        <Row title="Which headline?" end={<Chip tone="done">A wins</Chip>} />
        {Object.entries(headlines).map(([text, [share, rate]]) => (
          <div key={text} className="mt-3">
            <span className="mb-1 flex justify-between gap-2 text-xs">
              {text}
              <b className="font-[650]">{rate}</b>
            </span>
            <Segments of={12} filled={share} className="h-2.5" />
          </div>
        ))}
      </Panel>
      <Panel className="absolute right-0 bottom-0 w-64 animate-arrive bg-surface p-4 shadow-card [--from:28px] max-lg:hidden">
        <Row lead={<Mark icon="card" tone="highlight" />} title="$68 paid" text="Plan and workbook, Ines M." />
        <span className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-text-soft">
          <Icon name="check" className="size-4" />
          One tap added the workbook
        </span>
      </Panel>
    </Scene>
  );
}
