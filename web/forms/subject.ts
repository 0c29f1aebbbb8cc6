import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { longest } from '#content/form-rules.ts';
import type { DraftStore } from './draft.ts';

/** Where a link's subject goes: the field, and its new text from the old one and the subject filled in before. */
export interface SubjectSpot {
  field: string;
  fill: (text: string, subject: string, last: string | undefined) => string;
}

/** The subject of a link to a form (`?subject=`), as one line; empty where there is none. */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject
    .slice(0, longest.subject)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/**
 * Fills the subject of the address into the form, once the form is interactive. A reload or Back leaves a draft as its
 * writer left it; a link followed while the form is on the page also brings the form back and the focus to it.
 */
export function useSubject(
  form: RefObject<HTMLFormElement | null>,
  { field, fill }: SubjectSpot,
  draft: DraftStore,
  edit: () => void,
) {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);
  const shown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again must fill again.
  useEffect(() => {
    const followed = shown.current && type !== 'POP';
    shown.current = true;
    last.current ??= draft.read().subject;
    const subject = subjectIn(search);
    if (!subject || (type === 'POP' && subject === last.current)) return;
    const control = form.current!.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    control.value = fill(control.value, subject, last.current);
    last.current = subject;
    if (followed) edit();
  }, [key]);
}
