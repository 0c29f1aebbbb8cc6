import type { MessageFormName } from '#content/forms/forms.ts';
import { dropStored, keepStored, readStored } from '../browser/storage.ts';
import { subjectIn } from './subject.ts';

/** A submission and its idempotency key. */
export interface Attempt {
  body: string;
  key: string;
}

/** Unsent input in sessionStorage. */
interface Draft {
  fields?: Record<string, string>;
  attempt?: Attempt;
  /** The `?subject=` of the URL when it was typed. */
  subject?: string;
}

export interface DraftStore {
  read(): Draft;
  /** Updates the given parts; `subject` comes from the URL. */
  keep(change: Omit<Draft, 'subject'>): void;
  drop(): void;
}

/** Stores the draft of a form in sessionStorage, if available. */
export function draftOf(form: MessageFormName): DraftStore {
  const key = `draft:${form}`;
  const read = (): Draft => readStored<Draft>('sessionStorage', key) ?? {};
  return {
    read,
    keep: (change) => {
      const draft: Draft = { ...read(), ...change, subject: subjectIn(location.search) };
      keepStored('sessionStorage', key, draft);
    },
    drop: () => dropStored('sessionStorage', key),
  };
}
