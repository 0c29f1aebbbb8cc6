import { longest } from '#content/form-rules.ts';
import { TextField } from './field.tsx';
import type { useForm } from './use-form.ts';

/** Who writes and where the answer goes: five fields that a browser can fill in by itself. */
export function PersonFields({ field }: { field: ReturnType<typeof useForm>['field'] }) {
  return (
    <>
      <TextField {...field('firstName')} required maxLength={longest.name} autoComplete="given-name" {...next} />
      <TextField {...field('lastName')} required maxLength={longest.name} autoComplete="family-name" {...next} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        required
        maxLength={longest.email}
        autoComplete="email"
        spellCheck={false}
        {...next}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        maxLength={longest.phone}
        autoComplete="tel"
        {...next}
      />
      <TextField
        {...field('company')}
        maxLength={longest.name}
        autoComplete="organization"
        {...next}
        className="sm:col-span-2"
      />
    </>
  );
}

const next = { enterKeyHint: 'next' } as const;
