import type { ComponentProps, ReactNode } from 'react';
import { labels, optional } from '#content/form-words.ts';
import { Icon } from '../ui/icon.tsx';
import { errorProps, FieldError } from './field-error.tsx';

type FieldName = keyof typeof labels;

/** Which form the field belongs to and what is wrong with its value, as `useForm` says. */
interface FieldOf {
  form: string;
  name: string;
  error?: string;
}

const control =
  'mt-1.5 block min-h-12 w-full rounded-tile border border-control bg-surface px-4 py-2.5 aria-invalid:border-danger disabled:opacity-60';

/** A line of text with its label above and its message below. */
export function TextField({ form, name, error, className, ...input }: FieldOf & ComponentProps<'input'>) {
  return (
    <Labelled form={form} name={name} error={error} required={input.required} className={className}>
      <input id={`${form}-${name}`} name={name} className={control} {...errorProps(form, name, error)} {...input} />
    </Labelled>
  );
}

/** A text of several lines. */
export function TextBox({ form, name, error, className, ...textarea }: FieldOf & ComponentProps<'textarea'>) {
  return (
    <Labelled form={form} name={name} error={error} required={textarea.required} className={className}>
      <textarea
        id={`${form}-${name}`}
        name={name}
        className={`${control} resize-y`}
        {...errorProps(form, name, error)}
        {...textarea}
      />
    </Labelled>
  );
}

/** One of several values, or none: `prompt` stands where no choice has been made. */
export function Choice({
  form,
  name,
  error,
  prompt,
  options,
  note,
}: FieldOf & { prompt: string; options: Record<string, string>; note?: ReactNode }) {
  return (
    <Labelled form={form} name={name} error={error}>
      <div className="relative">
        <select
          id={`${form}-${name}`}
          name={name}
          className={`${control} appearance-none pr-11`}
          {...errorProps(form, name, error)}
        >
          <option value="">{prompt}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
      </div>
      {note && (
        <p role="status" className="mt-1.5 text-sm text-text-soft">
          {note}
        </p>
      )}
    </Labelled>
  );
}

function Labelled({
  form,
  name,
  error,
  required,
  className,
  children,
}: FieldOf & { required?: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={`${form}-${name}`} className="text-sm font-[650]">
        {labels[name as FieldName]}
        {!required && <span className="font-normal text-text-faint"> {optional}</span>}
      </label>
      {children}
      <FieldError form={form} name={name} message={error} />
    </div>
  );
}
