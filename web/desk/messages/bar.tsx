import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageWords as words } from '#content/desk/messages.ts';
import { type DeskCounts, type DeskFilter, desk } from '#content/shared/desk/desk-api.ts';
import { waitingText } from '#content/shared/desk/due.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { go, here } from '../place.ts';
import { filterOf, stateIn } from './requests.ts';

const searchDelayMs = 150;

const choices = [
  { name: 'form', every: words.everyForm, options: words.forms },
  { name: 'priority', every: words.everyPriority, options: words.priorities },
] as const;

interface BarProps {
  query: string;
  search: RefObject<HTMLInputElement | null>;
  total: number | undefined;
  counts: DeskCounts | undefined;
  now: number;
  onKeys: () => void;
  onPerson: () => void;
}

export function Bar({ query, search, total, counts, now, onKeys, onPerson }: BarProps) {
  const [isOpen, setOpen] = useState(false);
  const filter = Object.fromEntries(new URLSearchParams(query)) as DeskFilter;
  const set = (change: Partial<Record<keyof DeskFilter, string>>) => {
    // Read now: the debounced search must not undo a newer filter.
    const parameters = new URLSearchParams(here().query);
    for (const [name, value] of Object.entries(change)) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    go({ query: `${parameters}`, id: undefined }, 'replace');
  };
  const more = [filter.form, filter.priority, filter.since, filter.until, filter.source, filter.undelivered].filter(
    Boolean,
  );
  return (
    <header className="border-b border-line p-3">
      <div className="flex items-center gap-2">
        <Search input={search} text={filter.search ?? ''} onSearch={(text) => set({ search: text })} />
        <button
          type="button"
          onClick={onKeys}
          aria-label={words.keys.open}
          className="inline-flex min-h-11 items-center rounded-full px-3 border border-line bg-surface hover:bg-page-alt max-sm:hidden"
        >
          <DeskIcon name="keys" />
        </button>
      </div>
      <div role="radiogroup" aria-label={words.filters} className="mt-2 flex gap-1 text-sm">
        {Object.entries(words.states).map(([state, name]) => (
          <label
            key={state}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-full font-semibold text-text-soft has-checked:bg-tint has-checked:text-text has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="state"
              className="sr-only"
              checked={stateIn(query) === state}
              onChange={() => set({ state })}
            />
            {name}
          </label>
        ))}
      </div>
      {counts && (
        <p className="mt-2 px-1 text-sm text-text-soft">
          <b className="font-[650] text-text">{waitingText(counts, now)}</b>
          <span className="block">{counts.office}</span>
        </p>
      )}
      <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center gap-2 font-[650]">
          <DeskIcon name="filter" className="size-4.5" />
          {words.filters}
          {more.length > 0 && <b className="rounded-full bg-highlight px-2 text-xs">{more.length}</b>}
          <span className="ml-auto font-normal text-text-soft" role="status">
            {total !== undefined && words.count(total)}
          </span>
        </summary>
        {isOpen && (
          <>
            <div className="grid grid-cols-2 gap-3 pb-2">
              {choices.map(({ name, every, options }) => (
                <Field key={name} label={words[name]}>
                  <select
                    value={filter[name] ?? ''}
                    onChange={({ target }) => set({ [name]: target.value })}
                    className="desk-input"
                  >
                    <option value="">{every}</option>
                    {Object.entries(options).map(([value, text]) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </select>
                </Field>
              ))}
              {(['since', 'until'] as const).map((name) => (
                <Field key={name} label={words[name]}>
                  <input
                    type="date"
                    value={filter[name] ?? ''}
                    onChange={({ target }) => set({ [name]: target.value })}
                    className="desk-input"
                  />
                </Field>
              ))}
              <Field label={words.source}>
                <input
                  key={filter.source}
                  defaultValue={filter.source}
                  onBlur={({ target }) => set({ source: target.value.trim() })}
                  onKeyDown={({ key, currentTarget }) => key === 'Enter' && set({ source: currentTarget.value.trim() })}
                  className="desk-input"
                />
              </Field>
              <label className="flex min-h-11 items-center gap-2 self-end">
                <input
                  type="checkbox"
                  checked={filter.undelivered === '1'}
                  onChange={({ target }) => set({ undelivered: target.checked ? '1' : '' })}
                  className="size-5 accent-action"
                />
                {words.undelivered}
              </label>
            </div>
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="text-text-soft">{words.export}</span>
              {(['csv', 'json'] as const).map((kind) => (
                <a
                  key={kind}
                  href={`${desk.messages}?${filterOf(query)}&download=${kind}`}
                  download
                  className="text-link flex min-h-11 items-center gap-1.5"
                >
                  <DeskIcon name="download" className="size-4.5" />
                  {words[kind]}
                </a>
              ))}
              {query && (
                <button
                  type="button"
                  onClick={() => go({ query: '' }, 'replace')}
                  className="text-link ml-auto min-h-11"
                >
                  {words.clear}
                </button>
              )}
            </p>
            <button type="button" onClick={onPerson} className="text-link flex min-h-11 items-center gap-2">
              <DeskIcon name="person" className="size-4.5" />
              {words.anyPerson}
            </button>
          </>
        )}
      </details>
    </header>
  );
}

function Search({
  input,
  text,
  onSearch,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onSearch: (text: string) => void;
}) {
  const [typed, type] = useState(text);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Follows external changes, except a trailing space.
  useEffect(() => type((last) => (last.trim() === text ? last : text)), [text]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <label className="relative block flex-1">
      <span className="sr-only">{words.search}</span>
      <DeskIcon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-text-faint" />
      <input
        ref={input}
        type="search"
        placeholder={words.search}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(onSearch, searchDelayMs, target.value.trim());
        }}
        className="desk-input rounded-full! pl-11!"
      />
    </label>
  );
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `children` is the control.
    <label className="grid gap-1">
      <span className="text-xs text-text-soft">{label}</span>
      {children}
    </label>
  );
}
