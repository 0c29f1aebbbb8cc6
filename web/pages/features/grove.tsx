import type { CSSProperties } from 'react';
import { catalogue } from '#content/catalogue.ts';

/** The catalogue as a grove: a stalk for each category, a segment for each feature. */
export function CatalogueGrove() {
  return (
    <div className="flex items-end justify-center gap-[clamp(4px,1vw,16px)] [--segment:clamp(8px,1.1vw,14px)]">
      {catalogue.map(({ id, count }) => (
        <i
          key={id}
          className="stalk w-full max-w-12 animate-grow origin-bottom rounded-t-[5px]"
          style={{ '--count': count } as CSSProperties}
        />
      ))}
    </div>
  );
}
