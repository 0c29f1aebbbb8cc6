import { useEffect, useEffectEvent } from 'react';
import { keepStored, readStored } from '../../browser/storage.ts';

/** What each key does, by its name (`KeyboardEvent.key`). */
type Keys = Readonly<Record<string, () => void>>;

/**
 * Listens to keys of the whole page, but not while somebody writes, chooses, has a dialog open or holds a modifier. Keys that
 * are one character can be switched off, for those who use speech input or press keys by mistake (WCAG 2.1.4).
 */
export function useKeys(keys: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const element = target as Element;
    const writes = element.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
    if (ctrlKey || metaKey || altKey || isComposing || (writes && key !== 'Escape')) return;
    if (document.querySelector('dialog[open]')) return;
    // Enter belongs to the button or link that has the focus.
    if (key === 'Enter' && element.closest('a, button, summary')) return;
    if (key.length === 1 && !areCharacterKeysOn()) return;
    const act = Object.hasOwn(keys, key) && keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

const characterKeys = 'desk.keys';

export const areCharacterKeysOn = (): boolean => readStored<boolean>('localStorage', characterKeys) ?? true;

/** Switches the keys that are one character on or off, in this browser. */
export const switchCharacterKeys = (on: boolean): void => keepStored('localStorage', characterKeys, on);
