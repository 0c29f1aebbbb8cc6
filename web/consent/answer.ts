import { useSyncExternalStore } from 'react';
import { readStored, store } from '../browser/storage.ts';

export type Answer = 'accepted' | 'rejected';

/** Under this name the browser remembers the answer. */
const key = 'consent';

let answer = readAnswer();
/** How many pieces wait for an answer. */
let waiting = 0;
/** Whether a piece runs on the ground of the answer. */
let used = false;
const listeners = new Set<() => void>();

/** Whether the browser tells every site that the visitor objects (globalprivacycontrol.org). It counts as a no. */
export function objects(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Runs `load` as soon as the visitor has agreed, unless `signal` is aborted before. Until then the notice asks. */
export function whenAgreed(load: () => void, signal: AbortSignal) {
  if (signal.aborted) return;
  waiting++;
  const stop = () => {
    waiting--;
    listeners.delete(loadIfAgreed);
    tell();
  };
  const loadIfAgreed = () => {
    if (answer !== 'accepted') return;
    signal.removeEventListener('abort', stop);
    stop();
    used = true;
    load();
  };
  signal.addEventListener('abort', stop, { once: true });
  listeners.add(loadIfAgreed);
  loadIfAgreed();
  tell();
}

/**
 * Remembers the answer; where the browser refuses storage, as long as the page lasts. Taking back a yes loads the page
 * again: nothing else stops a script that runs.
 */
export function setAnswer(next: Answer) {
  answer = next;
  store('localStorage', key, next);
  if (next === 'rejected' && used) location.reload();
  tell();
}

/** The answer, if there is one. */
export const useAnswer = (): Answer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => answer,
    () => undefined,
  );

/** Whether a piece waits and the visitor has not answered. */
export const useAsking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0 && answer === undefined,
    () => false,
  );

function readAnswer(): Answer | undefined {
  if (import.meta.env.SSR) return undefined;
  if (objects()) return 'rejected';
  const kept = readStored<Answer>('localStorage', key);
  return kept === 'accepted' || kept === 'rejected' ? kept : undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell() {
  for (const listener of listeners) listener();
}
