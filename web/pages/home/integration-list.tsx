import type { CSSProperties } from 'react';
import { stripIntegrations } from '#content/facts/integrations.ts';
import { ProductName } from './product-name.tsx';

export function IntegrationList() {
  return (
    <ul className="product-list">
      {stripIntegrations.map(({ name, icon, color }, index) => (
        <li key={name} style={{ '--step': index, '--brand': color } as CSSProperties}>
          <ProductName name={name} icon={icon} />
        </li>
      ))}
    </ul>
  );
}
