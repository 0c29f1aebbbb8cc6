import { forBusiness } from '#content/shared/personalization.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { Personalized } from '../drawing/personalized.tsx';

const PersonalizationField = optionalPart(() => import('./personalization-field.tsx'));

/** The place of the field in which visitors name their business. It comes with the application: without, it could do nothing. */
export function PersonalizationSlot({ className = '' }: { className?: string }) {
  return <div className={`${className} h-12`}>{useHydrated() && <PersonalizationField />}</div>;
}

/** Whose trial it would be, once that has a name; its line waits for it. Leads the buttons that begin one. */
export function TrialFor() {
  return (
    <p data-no-markdown="" className="personalized-line flex gap-1 font-[650]">
      {`${forBusiness} `}
      <Personalized part="ownName">{''}</Personalized>
    </p>
  );
}
