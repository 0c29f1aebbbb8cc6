import type { MessageFormName } from '#content/forms/forms.ts';
import { dropStored, keepStored, readStored } from '../browser/storage.ts';
import { subjectIn } from './subject.ts';

/** One attempt to say something: what was sent, and the key it went out under. */
export interface Attempt {
  body: string;
  key: string;
}

/** What a tab remembers of an unsent form. */
interface Draft {
  fields?: Record<string, string>;
  attempt?: Attempt;
  /** The `?subject=` of the address at which it was typed. */
  subject?: string;
}

export interface DraftStore {
  read(): Draft;
  /** Replaces the given parts, leaves the others; the subject is that of the address. */
  keep(change: Omit<Draft, 'subject'>): void;
  drop(): void;
}

/** The draft of a form in this tab's session storage. Where the browser refuses storage, nothing is kept. */
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
