import type { ReactNode } from 'react';
import * as markup from '#content/shared/html-attributes.ts';

/** Fields that a form asks for some topics only; otherwise they are not sent. `name` is the first one's. */
export function Asked({
  name,
  label,
  isAsked,
  children,
}: {
  name: string;
  label: string;
  isAsked: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset {...{ [markup.asked]: name }} hidden={!isAsked} disabled={!isAsked} className="min-w-0 sm:col-span-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
