import type { Integration } from '#content/facts/integrations.ts';
import { connectLink, nativePage } from '#content/pages/integrations-native.ts';
import { BrandTile } from '../../ui/brand-tile.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** Search results also show `category` and description. */
export function IntegrationCard({ entry, category }: { entry: Integration; category?: string }) {
  const { name, description, icon, color } = entry;
  return (
    <li className="integration-card phone-row card relative items-center [--row:64px] max-sm:rounded-tile sm:flex sm:flex-wrap sm:content-start sm:gap-x-3.5 sm:gap-y-2.5 sm:p-5">
      <input type="checkbox" aria-label={name} className="row-fold" />
      <BrandTile name={name} icon={icon} color={color} className="row-span-2 max-sm:[--tile:2.5rem]" />
      <h3 className="text-base leading-snug font-[650] sm:order-1 sm:basis-full">{name}</h3>
      <PageLink
        to={connectLink(name)}
        className="folded max-sm:order-1 max-sm:col-start-2 max-sm:my-2 max-sm:justify-self-start sm:ml-auto"
      >
        {nativePage.connect}
        <span className="sr-only"> {name}</span>
      </PageLink>
      <p className="clamped text-sm text-text-soft sm:order-1 sm:basis-full">{description}</p>
      {category && (
        <p className="flex flex-wrap gap-1.5 text-xs font-[650] max-sm:col-start-2 max-sm:pb-2 sm:order-1">
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
