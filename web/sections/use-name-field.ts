import { useEffect, useRef, useSyncExternalStore } from 'react';
import { maxNameLength } from '#content/shared/business-name.ts';
import { currentBusiness, parseBusiness, watchBusiness } from '../browser/personalization.ts';

/** The visitor's business, and props of a field that shows its name. */
export function useNameField<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const ref = useRef<Field>(null);
  const business = useSyncExternalStore(watchBusiness, currentBusiness);
  // Follows changes made elsewhere. While typing, the text may have spaces that the name lacks.
  useEffect(() => {
    if (parseBusiness({ name: ref.current!.value }).name !== business.name) ref.current!.value = business.name;
  }, [business]);
  const field = {
    ref,
    autoComplete: 'organization',
    maxLength: maxNameLength,
    defaultValue: business.name,
    dir: 'auto',
  } as const;
  return [business, field] as const;
}
