import type { CSSProperties, ReactNode } from 'react';

interface ChoiceProps {
  type?: 'radio' | 'checkbox';
  name?: string;
  step?: number;
  label: string | number;
  value?: string;
  rule?: number;
  isChosen?: boolean;
}

/** `result` is what the choice changes elsewhere. `options` are the values of radio buttons. */
export function Choices({
  label,
  result,
  options = [],
  chosen,
  children,
  ...choice
}: {
  label: string;
  result?: ReactNode;
  name?: string;
  step?: number;
  options?: readonly string[];
  chosen?: string;
  children?: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 w-full font-[650]">
        {label}
        {result && (
          <span aria-hidden="true" className="ml-3 font-normal text-accent noscript:hidden">
            {result}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {children}
        {options.map((option) => (
          <Choice key={option} {...choice} label={option} isChosen={option === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

/** Ticks its step of the checklist. `rule` is its number in ifOn() and ifOff(), from 1 to 6. */
export function Choice({ type = 'radio', name, step, label, value = `${label}`, rule, isChosen }: ChoiceProps) {
  return (
    <label className="piece-chip">
      <input type={type} name={name} value={value} data-step={step} data-rule={rule} defaultChecked={isChosen} />
      {label}
    </label>
  );
}

/** The picture of a choice, for stills. */
export function ChoicePicture({
  label,
  options,
  chosen,
}: {
  label: string;
  options: readonly string[];
  chosen: string;
}) {
  return (
    <div>
      <b className="mb-2 block font-[650]">{label}</b>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <span key={option} className="piece-chip" data-chosen={option === chosen || undefined}>
            {option}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Styles of an element that is visible only while the choice with this `rule` is checked, or while it isn't. */
export const ifOn = (rule: number) => ({ visibility: `var(--on${rule}, hidden)` as string }) as CSSProperties;
export const ifOff = (rule: number) => ({ visibility: `var(--off${rule}, inherit)` as string }) as CSSProperties;
