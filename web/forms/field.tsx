import type { ReactNode } from 'react';
import type { AgreementField, Field as FieldRecord } from '#content/forms/form.ts';
import { formWords } from '#content/forms/words.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { Icon } from '../ui/icon.tsx';
import { errorProps, FieldError } from './field-error.tsx';
import { inputProps } from './input-props.ts';
import type { FieldState } from './use-form.ts';

export function Field({ form, name, field, error, disabled, note }: FieldState & { note?: ReactNode }) {
  const id = `${form}-${name}`;
  const required = isRequired(field);
  if (field.type === 'agreement')
    return (
      <div className="sm:col-span-2">
        <label htmlFor={id} className="flex min-h-11 gap-3 text-sm text-text-soft">
          <input
            type="checkbox"
            value={field.words}
            className="mt-0.5 size-5 shrink-0 accent-action"
            {...{ id, name, disabled }}
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
      <Control field={field} {...{ id, name, required, disabled }} {...errorProps(form, name, error)} />
      {note && (
        <p role="status" className="mt-1.5 text-sm text-text-soft">
          {note}
        </p>
      )}
      <FieldError form={form} name={name} message={error} />
    </div>
  );
}

type Shared = { id: string; name: string; required: boolean; disabled: boolean } & ReturnType<typeof errorProps>;

const controlClasses =
  'mt-1.5 block min-h-12 w-full rounded-tile border border-control bg-surface px-4 py-2.5 aria-invalid:border-danger disabled:opacity-60';
const selectClasses = `${controlClasses} appearance-none pr-11`;
const prerenderedHtml = { __html: '' };

function Control({ field, ...shared }: { field: Exclude<FieldRecord, AgreementField> } & Shared) {
  if (field.type === 'select' || field.type === 'slot')
    return (
      <div className="relative">
        {field.type === 'slot' ? (
          // The worker fills in the times, so React must not hydrate them.
          <select
            className={selectClasses}
            {...{ [markup.slots]: '' }}
            {...shared}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: Nothing is set.
            dangerouslySetInnerHTML={prerenderedHtml}
          />
        ) : (
          <select className={selectClasses} {...shared}>
            <option value="">{field.prompt}</option>
            {Object.entries(field.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        <Icon name="down" className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4" />
      </div>
    );
  // `maxlength` would cut pasted text.
  if (field.type === 'textarea')
    return <textarea rows={field.rows} className={`${controlClasses} resize-y`} {...shared} />;
  return <input enterKeyHint="next" className={controlClasses} {...inputProps(field)} {...shared} />;
}

const isRequired = (field: FieldRecord) => field.type === 'email' || ('required' in field && Boolean(field.required));
