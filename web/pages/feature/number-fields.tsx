import { fieldClass } from './look-piece.tsx';

interface Limits {
  min: number;
  max: number;
  step: number;
}

/** Two columns of number fields; the first of an odd number is as wide as both. */
export function NumberFields<Name extends string>({
  limits,
  values,
  labels,
}: {
  limits: Readonly<Record<Name, Limits>>;
  values: Readonly<Record<Name, number>>;
  labels: Readonly<Record<Name, string>>;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 [&>:first-child:nth-last-child(odd)]:col-span-2">
      {(Object.keys(limits) as Name[]).map((name) => (
        <label key={name} className="grid content-between gap-1 text-sm font-[650]">
          {labels[name]}
          <input
            type="number"
            name={name}
            inputMode="decimal"
            required
            {...limits[name]}
            defaultValue={values[name]}
            className={`${fieldClass} tabular`}
          />
        </label>
      ))}
    </div>
  );
}
