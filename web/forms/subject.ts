import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { MessageForm, Topic } from '#content/shared/forms/form.ts';
import { openingOf, subjectIn, topicFor } from '#content/shared/forms/subject.ts';
import { useSearch } from '../browser/edge-props.ts';

export function useTopic(form: MessageForm): Topic | undefined {
  return topicFor(form, subjectIn(useSearch()));
}

/** Reload and Back keep a draft; `drafted` returns its subject. A link on the same page focuses the form. */
export function useSubject(
  form: MessageForm,
  element: RefObject<HTMLFormElement | null>,
  drafted: () => string | undefined,
  edit: (options: { scrolls: boolean }) => void,
) {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);
  const shown = useRef(false);
  const control = () => element.current!.elements.namedItem(form.subject.field) as HTMLInputElement;

  // A draft replaces the worker's text, which is no default to reset to. Typed text stays.
  useLayoutEffect(() => {
    control().defaultValue = '';
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be clicked again.
  useEffect(() => {
    const followed = shown.current && type !== 'POP';
    shown.current = true;
    last.current ??= drafted();
    const subject = subjectIn(search);
    if (!subject || (type === 'POP' && subject === last.current)) return;
    const insert = form.fields[form.subject.field]!.type === 'textarea' ? insertText : insertLine;
    const opening = last.current && openingOf(form, last.current);
    control().value = insert(control().value, openingOf(form, subject), opening);
    last.current = subject;
    if (followed) edit({ scrolls: !location.hash });
  }, [key]);
}

function insertLine(line: string, opening: string, last: string | undefined) {
  return line === '' || line === last ? opening : line;
}

/** Replaces the last opening, or inserts one. */
function insertText(text: string, opening: string, last: string | undefined) {
  if (text.startsWith(firstLine(opening))) return text;
  return opening + (last && text.startsWith(last) ? text.slice(last.length) : text);
}

const firstLine = (text: string) => text.split('\n', 1)[0]!;
