import { site } from '#content/site.ts';
import { Joint } from '../../../drawing/flow.tsx';
import { Chip, Mark, Row } from '../../../drawing/row.tsx';
import { Scene } from '../../../drawing/scene.tsx';
import { Panel } from '../../../drawing/window.tsx';
import { BrandTile } from '../../../ui/brand-tile.tsx';

export { tiles } from '../tiles/integrations.tsx';

interface App {
  title: string;
  text: string;
  /** As the directory of integrations has them. */
  icon?: string;
  color?: string;
}

const sources: readonly App[] = [
  { title: 'Website form', text: 'New client, Tuesday' },
  { icon: 'googlecalendar', color: '#4285F4', title: 'Google Calendar', text: 'Bath moved to 3:15' },
  { icon: 'shopify', color: '#7AB55C', title: 'Shopify', text: 'Oat shampoo, two boxes' },
];

const targets: readonly App[] = [
  { icon: 'quickbooks', color: '#2CA01C', title: 'QuickBooks', text: 'Invoice 1043 addressed' },
  { icon: 'gmail', color: '#EA4335', title: 'Gmail', text: 'Directions for Tuesday' },
  { icon: 'googledrive', color: '#4285F4', title: 'Google Drive', text: 'Folder Sato, 2026' },
];

/** A dog groomer's new client: typed in once, in step everywhere a second later. */
export default function Integrations() {
  return (
    <Scene shop="Suds & Tails" trade="Dog groomer" className="rounded-stage bg-stage p-4 max-lg:max-w-md lg:p-10">
      <div className="grid gap-1 lg:grid-cols-[1fr_auto_20rem_auto_1fr]">
        <Apps apps={sources} />
        <Joint ways={3} />
        <Panel className="grid content-center gap-4 bg-hue p-5">
          <span className="flex items-center justify-between">
            <b className="text-base font-bold">
              {site.name}
              <span className="block text-xs font-normal">Suds & Tails</span>
            </b>
            <span className="animate-land">
              <Chip tone="dark">In step</Chip>
            </span>
          </span>
          <Row
            className="rounded-tile bg-surface p-3.5"
            lead={<Paw />}
            title="Rosie, beagle"
            text="Hana Sato, (602) 555-0119"
          />
          <span className="max-lg:hidden">
            Typed in once, at the front desk. Three tools feed it, three tools know.
          </span>
        </Panel>
        <Joint ways={3} />
        <Apps apps={targets} />
      </div>
      <div className="mt-4 flex items-center gap-4 rounded-tile bg-night p-4 tabular text-on-dark max-lg:hidden">
        <span className="text-highlight">POST</span>
        <span className="flex-1">{'{ "event": "deposit.paid", "contact": "Hana Sato", "amount": 40 }'}</span>
        <span className="text-on-dark-soft">200 in 84 ms</span>
      </div>
    </Scene>
  );
}

/** Apps in a column; on small screens in a row, by icon and name only. */
function Apps({ apps }: { apps: readonly App[] }) {
  return (
    <div className="grid grid-cols-3 gap-2 lg:grid-cols-1 lg:gap-4">
      {apps.map(({ icon, color, title, text }) => (
        <Panel key={title} className="flex items-center gap-3 bg-surface p-3.5 max-lg:flex-col max-lg:text-center">
          {icon && color ? (
            <BrandTile name={title} icon={icon} color={color} className="[--tile:2.75rem]" />
          ) : (
            <Mark icon="globe" />
          )}
          <span>
            <b className="block font-[650]">{title}</b>
            <span className="block text-xs text-text-soft max-lg:hidden">{text}</span>
          </span>
        </Panel>
      ))}
    </div>
  );
}

function Paw() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-9 rounded-full bg-sun p-1.5">
      <path d="M12 12c3 0 6 3 6 6s-2 3-3 3-2-1-3-1-2 1-3 1-3 0-3-3 3-6 6-6ZM5 7a2 3 0 1 0 .1 0Zm5-4a2 3 0 1 0 .1 0Zm5 0a2 3 0 1 0 .1 0Zm4 4a2 3 0 1 0 .1 0Z" />
    </svg>
  );
}
