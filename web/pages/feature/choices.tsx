import type { CSSProperties, ReactNode } from 'react';

export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  type?: 'radio' | 'checkbox';
  name: string;
  step?: number;
  label: string;
  value?: string;
  rule?: number;
  isFirst?: boolean;
}

/** Ticks its step of the checklist. `rule` is its number in ifOn() and ifOff(), from 1 to 6. */
export function Choice({ type = 'radio', name, step, label, value = label, rule, isFirst }: ChoiceProps) {
  return (
    <label className="piece-chip">
      <input type={type} name={name} value={value} data-step={step} data-rule={rule} defaultChecked={isFirst} />
      {label}
    </label>
  );
}

/** Values of the checked choices of this name. */
export const checkedValues = (group: Element, name: string): string[] =>
  [...group.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)].map(({ value }) => value);

/** Styles of an element that is visible only while the choice with this `rule` is checked, or while it isn't. */
export const ifOn = (rule: number) => ({ visibility: `var(--on${rule}, hidden)` as string }) as CSSProperties;
export const ifOff = (rule: number) => ({ visibility: `var(--off${rule}, inherit)` as string }) as CSSProperties;
