import type { CSSProperties } from 'react';
import { stripIntegrations } from '#content/facts/integrations.ts';
import { ProductName } from './product-name.tsx';

/** `isCopy` hides it from screen readers, the keyboard and the page's Markdown. */
export function IntegrationList({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className="product-list" {...(isCopy && { inert: true, 'aria-hidden': true, 'data-no-markdown': '' })}>
      {stripIntegrations.map(({ name, icon, color }) => (
        <li key={name} style={{ '--brand': color } as CSSProperties}>
          <ProductName name={name} icon={icon} />
        </li>
      ))}
    </ul>
  );
}
