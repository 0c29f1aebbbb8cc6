import { useEffect, useRef } from 'react';

/** What each key does, by its name (`KeyboardEvent.key`). */
export type Keys = Readonly<Record<string, () => void>>;

/** Listens to keys of the whole page, except where somebody writes, chooses or has a dialog open, and with a modifier held. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      const element = target as Element;
      const writes = element.closest(
        'input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]',
      );
      if (ctrlKey || metaKey || altKey || isComposing || (writes && !(key === 'Escape' && !element.closest('dialog'))))
        return;
      // A button or a link that has the focus is what Enter is for.
      if (key === 'Enter' && element.closest('a, button, summary')) return;
      const act = Object.hasOwn(latest.current, key) && latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
