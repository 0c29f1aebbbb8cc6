import type { MessageFormName } from '#content/forms/forms.ts';
import { subjectIn } from '#content/shared/forms/subject.ts';
import { dropStored, keepStored, readStored } from '../browser/storage.ts';

export interface Attempt {
  body: string;
  key: string;
}

interface Draft {
  fields?: Record<string, string>;
  attempt?: Attempt;
  /** `?subject=` when it was typed. */
  subject?: string;
}

export interface DraftStore {
  read(): Draft;
  keep(change: Omit<Draft, 'subject'>): void;
  drop(): void;
}

/** In sessionStorage, if available. */
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
