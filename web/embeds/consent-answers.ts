import { useSyncExternalStore } from 'react';
import { purposes } from '#content/embeds/consent.ts';
import type { Purpose } from '#content/embeds/embed.ts';
import { keepStored, readStored } from '../browser/storage.ts';

/** Missing if not answered. */
type Answers = Readonly<Partial<Record<Purpose, boolean>>>;

export const toAll = (agrees: boolean): Answers => Object.fromEntries(purposes.map(({ purpose }) => [purpose, agrees]));

const key = 'consent';

let answers = readAnswers();
let waiting: readonly Purpose[] = [];
const used = new Set<Purpose>();
const listeners = new Set<() => void>();

/** Global Privacy Control (globalprivacycontrol.org) counts as a no. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Shows the notice until then. */
export function whenAgreed(purpose: Purpose, load: () => void, signal: AbortSignal) {
  if (signal.aborted) return;
  waiting = [...waiting, purpose];
  const stop = () => {
    waiting = waiting.toSpliced(waiting.indexOf(purpose), 1);
    listeners.delete(loadIfAgreed);
    notify();
  };
  const loadIfAgreed = () => {
    if (!answers[purpose]) return;
    signal.removeEventListener('abort', stop);
    stop();
    used.add(purpose);
    load();
  };
  signal.addEventListener('abort', stop, { once: true });
  listeners.add(loadIfAgreed);
  loadIfAgreed();
  notify();
}

/** A running script can't be stopped, so withdrawal reloads the page. */
export function setAnswers(next: Answers) {
  answers = { ...answers, ...next };
  keepStored('localStorage', key, answers);
  if ([...used].some((purpose) => !answers[purpose])) location.reload();
  notify();
}

export const useAnswers = (): Answers =>
  useSyncExternalStore(
    subscribe,
    () => answers,
    () => none,
  );

export const useAsking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.some((purpose) => answers[purpose] === undefined),
    () => false,
  );

const none: Answers = {};

function readAnswers(): Answers {
  if (import.meta.env.SSR) return {};
  if (hasPrivacySignal()) return toAll(false);
  return { ...readStored<Answers>('localStorage', key) };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify() {
  for (const listener of listeners) listener();
}
