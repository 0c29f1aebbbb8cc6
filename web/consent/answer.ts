import { useSyncExternalStore } from 'react';
import { purposes } from '#content/embeds/consent.ts';
import type { Purpose } from '#content/embeds/embeds.ts';
import { keepStored, readStored } from '../browser/storage.ts';

/** What the visitor has said to each purpose; one that is not there has not been answered. */
type Answers = Readonly<Partial<Record<Purpose, boolean>>>;

/** The same answer to all that this site asks for. */
export const toAll = (agrees: boolean): Answers => Object.fromEntries(purposes.map(({ purpose }) => [purpose, agrees]));

/** Under this name the browser remembers the answers. */
const key = 'consent';

let answers = readAnswers();
/** The purposes that pieces wait for, one entry for each piece. */
let waiting: readonly Purpose[] = [];
/** The purposes for which a piece has been loaded. */
const used = new Set<Purpose>();
const listeners = new Set<() => void>();

/** Whether the browser tells every site that the visitor objects (globalprivacycontrol.org). It counts as a no. */
export function objects(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Runs `load` as soon as the visitor has agreed, unless `signal` is aborted before. Until then the notice asks. */
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

/**
 * Remembers the answers; where the browser refuses storage, as long as the page lasts. Taking back a yes loads the page
 * again: nothing else stops a script that runs.
 */
export function setAnswers(next: Answers) {
  answers = { ...answers, ...next };
  keepStored('localStorage', key, answers);
  if ([...used].some((purpose) => !answers[purpose])) location.reload();
  notify();
}

/** The answers so far. */
export const useAnswers = (): Answers =>
  useSyncExternalStore(
    subscribe,
    () => answers,
    () => none,
  );

/** Whether a piece waits for an answer that the visitor has not given. */
export const useAsking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.some((purpose) => answers[purpose] === undefined),
    () => false,
  );

const none: Answers = {};

function readAnswers(): Answers {
  if (import.meta.env.SSR) return {};
  if (objects()) return toAll(false);
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
