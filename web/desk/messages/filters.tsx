import { type DeskFilter, desk } from '#content/desk.ts';
import { messageWords as words } from '#content/desk-messages.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { go } from '../place.ts';

/** The filters but search and state, and what can be done with all that pass. */
export function Filters({
  filter,
  set,
  onPerson,
}: {
  filter: DeskFilter;
  set: (change: Partial<Record<keyof DeskFilter, string>>) => void;
  onPerson: () => void;
}) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 pb-2">
        <Choice
          label={words.form}
          every={words.everyForm}
          of={words.forms}
          value={filter.form}
          onChoose={(form) => set({ form })}
        />
        <Choice
          label={words.priority}
          every={words.everyPriority}
          of={words.priorities}
          value={filter.priority}
          onChoose={(priority) => set({ priority })}
        />
        <Field label={words.since}>
          <input
            type="date"
            value={filter.since ?? ''}
            onChange={({ target }) => set({ since: target.value })}
            className="desk-input"
          />
        </Field>
        <Field label={words.until}>
          <input
            type="date"
            value={filter.until ?? ''}
            onChange={({ target }) => set({ until: target.value })}
            className="desk-input"
          />
        </Field>
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
            href={`${desk.messages}?${new URLSearchParams({ ...filter, download: kind })}`}
            download
            className="text-link flex min-h-11 items-center gap-1.5"
          >
            <DeskIcon name="download" className="size-4.5" />
            {words[kind]}
          </a>
        ))}
        {Object.keys(filter).length > 0 && (
          <button type="button" onClick={() => go({ query: '' }, 'replace')} className="text-link ml-auto min-h-11">
            {words.clear}
          </button>
        )}
      </p>
      <button type="button" onClick={onPerson} className="text-link flex min-h-11 items-center gap-2">
        <DeskIcon name="person" className="size-4.5" />
        {words.anyPerson}
      </button>
    </>
  );
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its child is the control.
    <label className="grid gap-1">
      <span className="text-xs text-text-soft">{label}</span>
      {children}
    </label>
  );
}

function Choice({
  label,
  every,
  of,
  value = '',
  onChoose,
}: {
  label: string;
  every: string;
  of: Readonly<Record<string, string>>;
  value?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <Field label={label}>
      <select value={value} onChange={({ target }) => onChoose(target.value)} className="desk-input">
        <option value="">{every}</option>
        {Object.entries(of).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
