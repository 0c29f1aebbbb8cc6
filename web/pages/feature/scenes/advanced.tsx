import { Segments } from '../../../drawing/bamboo.tsx';
import { Avatar, Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { Icon } from '../../../ui/icon.tsx';

export { tiles } from '../tiles/advanced.tsx';

/** How many of the four areas a role may open. */
const roles = { 'Front desk': 1, Stylist: 2, Billing: 2, Manager: 4 };

const salons = [
  { name: 'Harbor', staff: 12, live: true },
  { name: 'Old Town', staff: 9, live: true },
  { name: 'Mill Creek', staff: 14, live: true },
  { name: 'Airport', staff: 8, live: true },
  { name: 'Northside', staff: 0, live: false },
] as const;

export const ground = 'night';

export default function Advanced() {
  return (
    <Scene shop="Tidewater Hair" trade="Five hair salons" over>
      <div className="flex items-center justify-center gap-4">
        <Row
          className="flex-1 rounded-tile border border-line-dark p-3.5 text-on-dark max-lg:hidden"
          lead={<Mark icon="key" tone="dark" />}
          title="One company login"
          text={<span className="text-on-dark-soft">43 people, confirmed by phone</span>}
        />
        <Panel className="flex-1 max-w-md bg-hue p-4 md:p-5">
          <Row
            lead={<Avatar name="Tidewater Hair" tone="dark" className="size-11" />}
            title={<span className="block text-base font-bold">Tidewater Hair</span>}
            text={<span className="text-text">Headquarters, five salons</span>}
          />
        </Panel>
        <Row
          className="flex-1 rounded-tile border border-line-dark p-3.5 text-on-dark max-lg:hidden"
          lead={<Mark icon="list" tone="dark" />}
          title="R. Chen exported 12 invoices"
          text={<span className="text-on-dark-soft">Billing, 2:02 pm, in the log</span>}
        />
      </div>
      <div className="mx-auto my-1 grid w-1.5 gap-0.5">
        <i className="h-3 rounded-[3px] bg-hue" />
        <i className="h-3 rounded-[3px] bg-hue" />
      </div>
      <div className="mx-auto w-1/2 md:w-4/5">
        <Segments of={20} filled={20} className="h-1.5" />
      </div>
      <div className="flex gap-2 md:gap-3">
        {salons.map(({ name, staff, live }, index) => (
          <div key={name} className={`flex flex-1 flex-col ${index && live ? 'max-md:hidden' : ''}`}>
            <i className="mx-auto my-1 block h-3 w-1.5 rounded-[3px] bg-hue" />
            <div
              className={`flex-1 rounded-tile p-4 ${live ? 'bg-surface shadow-card' : 'animate-arrive border border-dashed border-hue bg-stage text-on-dark [--from:0,28px]'}`}
              style={{ minHeight: '14rem' }}
            >
              <span className="flex items-center justify-between">
                <b className="font-[650] md:text-sm">{name}</b>
                {live && <Chip>{staff}</Chip>}
              </span>
              {live ? (
                <div className="mt-4 grid gap-4">
                  {Object.entries(roles).map(([role, areas]) => (
                    <span key={role}>
                      <span className="mb-1 block text-xs text-text-soft">{role}</span>
                      <Segments of={4} filled={areas} className="h-3" />
                    </span>
                  ))}
                </div>
              ) : (
                <div className="mt-3 grid gap-2.5 text-xs text-on-dark-soft">
                  <Icon name="layers" className="size-7 text-hue" />
                  Opens Monday from the template. Phone, hours and team are the only blanks.
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
    </Scene>
  );
}
