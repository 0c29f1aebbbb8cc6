import { forBusiness } from '#content/shared/personalization.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { Yours } from '../drawing/yours.tsx';

const BusinessField = optionalPart(() => import('./business-field.tsx'));

/** The place of the field in which visitors name their business. It comes with the application: without, it could do nothing. */
export function YourBusiness({ className = '' }: { className?: string }) {
  return <div className={`${className} h-12`}>{useHydrated() && <BusinessField />}</div>;
}

/** Whose trial it would be, once that has a name; its line waits for it. Leads the buttons that begin one. */
export function ForBusiness() {
  return (
    <p data-no-markdown="" className="your-line flex gap-1 font-[650]">
      {`${forBusiness} `}
      <Yours part="said">{''}</Yours>
    </p>
  );
}
