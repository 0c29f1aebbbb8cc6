import type { FeaturePage } from '#content/pages/feature-page.ts';
import { chosenAt } from '../../drawing/by-point.tsx';

/** Six features without cards, each below a rule. */
export function FeatureList({ items, className }: { items: FeaturePage['features']['items']; className: string }) {
  return (
    <ul className={`feature-list ${className}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} style={chosenAt(index)}>
          <h3 className="card-heading">{title}</h3>
          <p className="mt-1.5 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
