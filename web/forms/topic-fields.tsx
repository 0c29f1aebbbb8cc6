import type { ReactNode } from 'react';
import * as markup from '#content/shared/html-attributes.ts';

interface TopicFieldsProps {
  name: string;
  label: string;
  isAsked: boolean;
  children: ReactNode;
}

/** Fields for some topics only, else not submitted. `name` is the first field's. */
export function TopicFields({ name, label, isAsked, children }: TopicFieldsProps) {
  return (
    <fieldset {...{ [markup.asked]: name }} hidden={!isAsked} disabled={!isAsked} className="min-w-0 sm:col-span-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
