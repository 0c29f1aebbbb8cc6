import type { ComponentProps, ReactNode } from 'react';
import { formWords } from '#content/forms/words.ts';
import type { AgreementField, ChoiceField, Field as FieldRecord } from '#content/shared/forms/form.ts';
import { Icon } from '../ui/icon.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { inputProps } from './input-props.ts';
import type { FieldState } from './use-form.ts';

interface FieldProps extends FieldState {
  note?: ReactNode;
  /** Choices of a slot. */
  slots?: readonly { value: string; label: string }[];
}

export function Field({ form, name, field, error, disabled, value, autoFocus, note, slots = [] }: FieldProps) {
  const id = `${form}-${name}`;
  const required = isRequired(field);
  if (field.type === 'agreement')
    return (
      <div className="sm:col-span-2">
        <label htmlFor={id} className="flex min-h-11 gap-3 text-sm text-text-soft">
          <input
            type="checkbox"
            value={field.words}
            defaultChecked={Boolean(value)}
            className="mt-0.5 size-5 shrink-0 accent-action"
            {...{ id, name, disabled, autoFocus }}
            {...errorProps(form, name, error)}
          />
          {field.words}
        </label>
        <FieldError form={form} name={name} message={error} />
      </div>
    );
  const isWide = field.type === 'textarea' || ('wide' in field && field.wide);
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="text-sm font-[650]">
        {field.label}
        {!required && <span className="font-normal text-text-faint"> {formWords.optional}</span>}
      </label>
      <Control
        field={field}
        slots={slots}
        defaultValue={value}
        {...{ id, name, required, disabled, autoFocus }}
        {...errorProps(form, name, error)}
      />
      {note && (
        <p role="status" className="mt-1.5 text-sm text-text-soft">
          {note}
        </p>
      )}
      <FieldError form={form} name={name} message={error} />
    </div>
  );
}

type Shared = Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'disabled' | 'autoFocus'> & {
  defaultValue: string | undefined;
} & ReturnType<typeof errorProps>;

const controlClasses =
  'mt-1.5 block min-h-12 w-full rounded-tile border border-control bg-surface px-4 py-2.5 aria-invalid:border-danger disabled:opacity-60';
const selectClasses = `${controlClasses} appearance-none pr-11`;

interface ControlProps extends Shared, Required<Pick<FieldProps, 'slots'>> {
  field: Exclude<FieldRecord, AgreementField>;
}

function Control({ field, slots, ...shared }: ControlProps) {
  if (field.type === 'select' || field.type === 'slot')
    return (
      <div className="relative">
        <select className={selectClasses} {...shared}>
          {(field.type === 'slot' ? slots : choicesOf(field)).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4" />
      </div>
    );
  // `maxlength` would cut pasted text.
  if (field.type === 'textarea')
    return <textarea rows={field.rows} className={`${controlClasses} resize-y`} {...shared} />;
  return <input enterKeyHint="next" className={controlClasses} {...inputProps(field)} {...shared} />;
}

const choicesOf = ({ prompt, options }: ChoiceField) => [
  { value: '', label: prompt },
  ...Object.entries(options).map(([value, label]) => ({ value, label })),
];

const isRequired = (field: FieldRecord) => field.type === 'email' || ('required' in field && Boolean(field.required));
