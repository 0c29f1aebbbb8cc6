import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { longest, type MessageForm } from '#content/forms/form.ts';
import { useHydrated } from '../browser/hydrated.ts';

/** One line; may be empty. */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject
    .slice(0, longest.subject)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/**
 * Reload and Back keep a draft, whose subject `drafted` returns. After a link on the same page, focuses the form. Returns the
 * subject's heading, if any.
 */
export function useSubject(
  { fields, subject: { field, known } }: MessageForm,
  form: RefObject<HTMLFormElement | null>,
  drafted: () => string | undefined,
  edit: (options: { scrolls: boolean }) => void,
): string | undefined {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);
  const shown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again counts.
  useEffect(() => {
    const followed = shown.current && type !== 'POP';
    shown.current = true;
    last.current ??= drafted();
    const subject = subjectIn(search);
    if (!subject || (type === 'POP' && subject === last.current)) return;
    const control = form.current!.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    const hasLines = fields[field]!.type === 'textarea';
    const opening = (subject: string) => known?.[subject]?.text ?? (hasLines ? `${subject}\n` : subject);
    const insert = hasLines ? insertText : insertLine;
    control.value = insert(control.value, opening(subject), last.current && opening(last.current));
    last.current = subject;
    if (followed) edit({ scrolls: !location.hash });
  }, [key]);

  return useHydrated() ? known?.[subjectIn(search)]?.heading : undefined;
}

/** Keeps changed text. */
function insertLine(line: string, opening: string, last: string | undefined) {
  return line === '' || line === last ? opening : line;
}

/** Replaces the last opening, or inserts one. */
function insertText(text: string, opening: string, last: string | undefined) {
  if (text.startsWith(firstLine(opening))) return text;
  return opening + (last && text.startsWith(last) ? text.slice(last.length) : text);
}

const firstLine = (text: string) => text.split('\n', 1)[0]!;
