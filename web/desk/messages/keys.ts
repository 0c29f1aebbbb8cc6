import { useEffect, useEffectEvent } from 'react';
import { keepStored, readStored } from '../../browser/storage.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Inactive in form fields, dialogs and with modifiers. Users can turn them off, for speech input (WCAG 2.1.4). */
export function useKeys(keys: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const element = target as Element;
    const writes = element.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
    if (ctrlKey || metaKey || altKey || isComposing || (writes && key !== 'Escape')) return;
    if (document.querySelector('dialog[open]')) return;
    // Enter activates the focused button or link.
    if (key === 'Enter' && element.closest('a, button, summary')) return;
    if (key.length === 1 && !areCharacterKeysOn()) return;
    const act = Object.hasOwn(keys, key) && keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const characterKeys = 'desk.keys';

export const areCharacterKeysOn = (): boolean => readStored<boolean>('localStorage', characterKeys) ?? true;

export const switchCharacterKeys = (on: boolean): void => keepStored('localStorage', characterKeys, on);
