import type { CSSProperties } from 'react';
import { stripIntegrations } from '#content/integrations.ts';
import { ProductName } from '../ui/product-name.tsx';

/**
 * The 21 integrations of the strip as cards, which fade in one after another; and a copy of them for the second half of
 * the loop, with nothing in it to read or to reach.
 */
export default function IntegrationList() {
  return (
    <>
      <Cards />
      <Cards copy />
    </>
  );
}

function Cards({ copy }: { copy?: boolean }) {
  return (
    <ul aria-hidden={copy} inert={copy} className="shrink-0 gap-3 pr-3">
      {stripIntegrations.map(({ name, icon, color }, index) => (
        <li
          key={name}
          style={{ '--step': index } as CSSProperties}
          className="animate-fade rounded-tile border border-line bg-surface px-4.5 py-3 text-sm font-[650]"
        >
          <ProductName name={name} icon={icon} color={color} />
        </li>
      ))}
    </ul>
  );
}
