import { forBusiness } from '#content/shared/text/personalization.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { optionalPart } from '../browser/optional-part.tsx';
import { Personalized } from '../drawing/personalized.tsx';

const PersonalizationField = optionalPart<{ sample: string }>(() => import('./personalization-field.tsx'));

/** A sample's name and trade, until the visitor enters their own. Constant size. */
export function NamePlate({ name, trade, className = '' }: { name: string; trade: string; className?: string }) {
  return (
    <div data-no-markdown="" className={`name-plate ${className}`}>
      <Personalized
        part="initial"
        className="grid h-10 place-items-center rounded-chip bg-stage text-base font-[650] text-on-dark"
      >
        {name[0]!}
      </Personalized>
      <Personalized className="plate-name">{name}</Personalized>
      <Personalized part="trade" className="plate-trade">
        {trade}
      </Personalized>
      <div className="contents">{useHydrated() && <PersonalizationField sample={name} />}</div>
    </div>
  );
}

/** Reserves its space. */
export function TrialFor() {
  return (
    <p data-no-markdown="" className="w-full font-[650] max-sm:text-sm text-balance has-[>:empty]:invisible">
      {`${forBusiness} `}
      <Personalized part="ownName">{''}</Personalized>
    </p>
  );
}
