import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { longest, type MessageForm } from '#content/forms/form.ts';
import { useHydrated } from '../browser/hydrated.ts';

/** The subject of a link to a form (`?subject=`), as one line; empty where there is none. */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return subject
    .slice(0, longest.subject)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/**
 * Begins the form with the subject of the address, once the form is interactive. A reload or Back leaves a draft as its
 * writer left it, begun with `drafted`; a link followed while the form is on the page also brings the form back and the
 * focus to it. Returns the heading that the form has for this subject, if it has one.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again must begin again.
  useEffect(() => {
    const followed = shown.current && type !== 'POP';
    shown.current = true;
    last.current ??= drafted();
    const subject = subjectIn(search);
    if (!subject || (type === 'POP' && subject === last.current)) return;
    const control = form.current!.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
    const hasLines = fields[field]!.type === 'textarea';
    const opening = (subject: string) => known?.[subject]?.text ?? (hasLines ? `${subject}\n` : subject);
    const begin = hasLines ? beginText : beginLine;
    control.value = begin(control.value, opening(subject), last.current && opening(last.current));
    last.current = subject;
    // A link to a place on the page goes there.
    if (followed) edit({ scrolls: !location.hash });
  }, [key]);

  return useHydrated() ? known?.[subjectIn(search)]?.heading : undefined;
}

/** The opening, unless somebody wrote another line. */
function beginLine(line: string, opening: string, last: string | undefined) {
  return line === '' || line === last ? opening : line;
}

/** The text after the opening, which takes the place of the last one; as it is where it begins so already. */
function beginText(text: string, opening: string, last: string | undefined) {
  if (text.startsWith(firstLine(opening))) return text;
  return opening + (last && text.startsWith(last) ? text.slice(last.length) : text);
}

const firstLine = (text: string) => text.split('\n', 1)[0]!;
