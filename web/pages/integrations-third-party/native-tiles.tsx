import { stripIntegrations } from '#content/integrations.ts';
import { BrandTile } from '../../ui/brand-tile.tsx';

/** The marks of a few native integrations, as a picture. */
export function NativeTiles() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {stripIntegrations.slice(0, 6).map(({ name, icon }) => (
        <BrandTile key={name} name={name} icon={icon} className="[--tile:2.75rem]" />
      ))}
    </div>
  );
}
