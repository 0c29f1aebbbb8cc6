import { NumberField } from '../../ui/fields.tsx';

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
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 noscript:hidden [&>:first-child:nth-last-child(odd)]:col-span-2">
      {(Object.keys(limits) as Name[]).map((name) => (
        <NumberField key={name} label={labels[name]} name={name} {...limits[name]} defaultValue={values[name]} />
      ))}
    </div>
  );
}
