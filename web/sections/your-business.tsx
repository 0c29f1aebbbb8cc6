import { forBusiness, nameless } from '#content/your-business.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { withYours } from '../drawing/yours.tsx';

const BusinessField = optionalPart(() => import('./business-field.tsx'));

/** The place of the field in which visitors name their business. It comes with the application: without, it could do nothing. */
export function YourBusiness({ className = '' }: { className?: string }) {
  return <div className={`${className} h-12`}>{useHydrated() && <BusinessField />}</div>;
}

/** Whose trial it would be: leads the buttons that begin one. */
export function ForBusiness() {
  return <p className="your-line mb-2 flex gap-1 font-[650]">{withYours(forBusiness, nameless, 'said')}</p>;
}
