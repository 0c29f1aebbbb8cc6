import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Limits {
  min: number;
  max: number;
  step: number;
}

/**
 * Fields for the visitor's own numbers on a `look` page. The first example fills them; a category fills in its own. `own` is
 * undefined until the visitor types, and NaN for an invalid field. `fields` needs `onChange` on a parent of the categories.
 */
export function useNumberFields<Name extends string>(
  limits: Readonly<Record<Name, Limits>>,
  examples: readonly Readonly<Record<Name, number>>[],
  labels: Readonly<Record<string, string>>,
) {
  const names = Object.keys(limits) as Name[];
  const group = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Readonly<Record<Name, number>>>();
  const inputs = () => [...group.current!.querySelectorAll('input')];
  const read = () => {
    const entries = inputs().map(({ name, valueAsNumber, validity }) => [name, validity.valid ? valueAsNumber : NaN]);
    setOwn(Object.fromEntries(entries));
  };
  const onChange = ({ target }: { target: EventTarget }) => {
    const example = examples[[...document.getElementsByName('category')].indexOf(target as HTMLElement)];
    if (!example) return;
    for (const input of inputs()) input.value = String(example[input.name as Name]);
    setOwn(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only for numbers typed before hydration.
  useEffect(() => {
    if (inputs().some(({ value, defaultValue }) => value !== defaultValue)) read();
  }, []);
  const fields: ReactNode = (
    <div
      ref={group}
      onInput={read}
      className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 noscript:hidden [&>:first-child:nth-last-child(odd)]:col-span-2"
    >
      {names.map((name) => (
        <label key={name} className="grid content-between gap-1 text-sm font-[650]">
          {labels[name]}
          <input
            type="number"
            name={name}
            inputMode="decimal"
            required
            {...limits[name]}
            defaultValue={examples[0]![name]}
            className="h-13 w-full rounded-tile border border-control bg-surface px-4 text-lg font-normal tabular"
          />
        </label>
      ))}
    </div>
  );
  return { own, fields, onChange };
}
