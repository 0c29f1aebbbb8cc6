import { flushSync } from 'react-dom';
import { pageLoading } from '../browser/page-loading.ts';
import { soon } from '../browser/soon.ts';
import { createStore } from '../browser/store.ts';
import type { AnswerDialog } from './answer-dialog.tsx';

/** The dialog's initial text, and the field that opened it. */
export const answerBox = createStore<
  { Dialog: typeof AnswerDialog; text: string; field: HTMLInputElement | undefined } | undefined
>(undefined);

const load = () => import('./answer-dialog.tsx');

export function prepareAnswers(): void {
  load().then(
    ({ prepare }) => prepare(),
    () => {},
  );
}

let opening = false;

/**
 * If its code fails to load, a field stays as it is; other controls open the search page. Late code opens it only for a focused
 * field.
 */
export async function openAnswers(field?: HTMLInputElement): Promise<void> {
  if (opening || answerBox.get()) return;
  opening = true;
  const early = field ? undefined : collectLetters();
  const text = () => field?.value ?? early!.text();
  try {
    const { AnswerDialog } = await pageLoading(soon(load()));
    flushSync(() => answerBox.set({ Dialog: AnswerDialog, text: text(), field }));
  } catch {
    if (field)
      load().then(
        () => (field === document.activeElement ? openAnswers(field) : undefined),
        () => {},
      );
    else location.assign(text() ? `/features?${new URLSearchParams({ q: text() })}` : '/features#catalogue');
  }
  early?.stop();
  opening = false;
}

/** Keeps letters typed while no field has the focus. */
function collectLetters() {
  let letters = '';
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key.length > 1 || ctrlKey || metaKey) return;
    event.preventDefault();
    letters += key;
  };
  addEventListener('keydown', collect);
  return { text: () => letters, stop: () => removeEventListener('keydown', collect) };
}
