import type { ComponentProps, ReactNode } from 'react';

const field =
  'h-13 w-full min-w-0 rounded-tile border border-control bg-surface px-4 text-lg font-normal text-text max-sm:px-3 max-sm:text-base';

interface FieldProps {
  label: ReactNode;
  /** Of the label, which is around the control. */
  className?: string;
}

const labelClass = (className = '') => `grid content-between gap-1 font-[650] ${className}`;

/** A single line: text, search, time. */
export const TextField = ({ label, className, ...props }: FieldProps & ComponentProps<'input'>) => (
  <label className={labelClass(className)}>
    {label}
    <input autoComplete="off" {...props} className={field} />
  </label>
);

export const NumberField = (props: FieldProps & ComponentProps<'input'>) => (
  <TextField type="number" inputMode="decimal" required {...props} />
);

/** `options` are the names of the values. */
export const SelectField = ({
  label,
  className,
  options,
  ...props
}: FieldProps & ComponentProps<'select'> & { options: Readonly<Record<string, string>> }) => (
  <label className={labelClass(className)}>
    {label}
    <select {...props} className={field}>
      {Object.entries(options).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** A slider with its value. */
export const Range = ({
  label,
  className = '',
  shown,
  ...props
}: FieldProps & ComponentProps<'input'> & { shown: number }) => (
  <label className={`font-[650] ${className}`}>
    <span className="flex justify-between">
      {label}
      <span aria-hidden="true" className="tabular">
        {shown}
      </span>
    </span>
    <input type="range" {...props} className="block h-11 w-full accent-action" />
  </label>
);
