import { type IntegrationName, integrations } from '#content/facts/integrations.ts';
import { BrandTile } from '../../ui/brand-tile.tsx';

export function IntegrationTile({ name, className }: { name: IntegrationName; className?: string }) {
  const { icon, color } = integrations.find((entry) => entry.name === name)!;
  return <BrandTile name={name} icon={icon} color={color} className={className} />;
}
