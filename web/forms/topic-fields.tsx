import type { ReactNode } from 'react';

interface TopicFieldsProps {
  label: string;
  isAsked: boolean;
  children: ReactNode;
}

/** Fields for some topics only, else not submitted. */
export function TopicFields({ label, isAsked, children }: TopicFieldsProps) {
  return (
    <fieldset hidden={!isAsked} disabled={!isAsked} className="min-w-0 sm:col-span-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
