import { type ReactNode, useEffect } from 'react';
import { askUs, searchWords } from '#content/shared/search/search.ts';
import { count } from '../browser/analytics.ts';
import { Bo } from '../ui/bo.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';

/** Replaces a list without search results. */
export function EmptyState({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="card flex max-w-[46rem] items-end gap-x-8 overflow-clip px-6 max-sm:flex-col">
      <div className="grow py-7 max-sm:w-full">
        <h3 className="card-heading">{heading}</h3>
        <p className="mt-2 text-text-soft">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3.5">{children}</div>
      </div>
      <Bo pose="searching" className="w-32 shrink-0 max-sm:-mt-4 max-sm:w-24" />
    </div>
  );
}

export function EmptyStateActions({ clear, onClear, query }: { clear: string; onClear: () => void; query: string }) {
  // Ignores text while typing.
  useEffect(() => {
    const words = searchWords(query);
    const typed = setTimeout(() => words && count('search', words), 1500);
    return () => clearTimeout(typed);
  }, [query]);
  return (
    <>
      <Button look="secondary" onClick={onClear}>
        {clear}
      </Button>
      <ButtonLink to={askUs.to(query)} look="secondary">
        {askUs.label}
      </ButtonLink>
    </>
  );
}
