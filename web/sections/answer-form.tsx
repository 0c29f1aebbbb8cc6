import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { PageLink } from '#content/pages.ts';
import { answerWords, maxSearchLength } from '#content/shared/search/answer-words.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { openAnswers, prepareAnswers } from './open-answers.ts';

/** A click or input opens the dialog. Before hydration it submits to /features. */
export function AnswerForm({ className, query }: { className: string; query?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const open = () => openAnswers(input.current!);
  useEffect(() => {
    const field = input.current!;
    // Before hydration.
    if (field === document.activeElement || field.value !== field.defaultValue) openAnswers(field);
  }, []);
  return (
    <search className={`relative block ${className}`}>
      <form action="/features">
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={answerWords.label}
          placeholder={answerWords.label}
          defaultValue={query}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-haspopup={hydrated ? 'dialog' : undefined}
          onFocus={prepareAnswers}
          onClick={open}
          onInput={open}
          className="block min-h-11 w-full rounded-full border border-control bg-surface pr-4 pl-11 in-[.site-header]:border-(--quiet) in-[.site-header]:bg-transparent in-[.site-header]:placeholder:text-(--quiet)"
        />
        <button
          type="submit"
          aria-label={answerWords.submit}
          className="absolute inset-y-0 left-0 hidden w-11 noscript:block"
        />
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5" />
      </form>
    </search>
  );
}

const searchPlace: PageLink = '/features#catalogue';

/** Without JavaScript it links to a field. */
export function AnswerLink({ className }: { className: string }) {
  const hydrated = useHydrated();
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    openAnswers();
  };
  return (
    <a
      href={searchPlace}
      aria-label={answerWords.label}
      {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
      data-needs-app=""
      onFocus={prepareAnswers}
      onPointerDown={prepareAnswers}
      onClick={(event) => isPlainClick(event) && open(event)}
      onKeyDown={(event) => event.key === ' ' && open(event)}
      className={className}
    >
      <Icon name="search" className="size-6" />
    </a>
  );
}
