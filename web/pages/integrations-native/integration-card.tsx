import type { Integration } from '#content/facts/integrations.ts';
import { connectLink, nativePage } from '#content/pages/integrations-native.ts';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** With `category` (in search results) it also has description and category. */
export function IntegrationCard({ entry, category }: { entry: Integration; category?: string }) {
  const { name, description, icon, color } = entry;
  return (
    <li className="integration-card card">
      <BrandTile name={name} icon={icon} color={color} />
      <h3>
        <label>
          {name}
          <input type="checkbox" className="fold-box" />
        </label>
      </h3>
      <PageLink to={connectLink(name)}>
        {nativePage.connect}
        <span className="sr-only"> {name}</span>
      </PageLink>
      <p className="text-sm text-text-soft sm:order-1 sm:basis-full">{description}</p>
      {category && (
        <p className="flex flex-wrap gap-1.5 text-xs font-[650] max-sm:pb-2 sm:order-1">
          {[nativePage.badge, category].map((label) => (
            <span key={label} className="rounded-full bg-tint px-2.5 py-0.5 text-action-strong">
              {label}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
