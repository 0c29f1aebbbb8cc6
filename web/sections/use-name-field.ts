import { type FormEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { maxNameLength } from '#content/shared/text/business-name.ts';
import { currentBusiness, parseBusiness, type setBusiness, watchBusiness } from '../browser/personalization.ts';

/**
 * The visitor's business, props of a textarea that shows its name on any number of lines, and a function that clears both. Enter
 * leaves the field, Escape clears it.
 */
export function useNameField(change: typeof setBusiness) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const business = useSyncExternalStore(watchBusiness, currentBusiness);
  // Follows changes made elsewhere. While typing, the text may have spaces that the name lacks.
  useEffect(() => {
    if (parseBusiness({ name: ref.current!.value }).name !== business.name) ref.current!.value = business.name;
  }, [business]);
  const clear = () => {
    change(null);
    ref.current!.focus();
  };
  const field = {
    ref,
    rows: 1,
    autoComplete: 'organization',
    maxLength: maxNameLength,
    defaultValue: business.name,
    dir: 'auto',
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      if (currentTarget.value.includes('\n')) currentTarget.value = currentTarget.value.replaceAll('\n', ' ');
      change({ name: currentTarget.value });
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key === 'Escape') clear();
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.currentTarget.blur();
    },
  } as const;
  return [business, field, clear] as const;
}
