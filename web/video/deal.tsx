import { Segments } from '../drawing/bamboo.tsx';

/** What a card of the pipeline says. */
export function Deal({ name, worth, note, step }: { name: string; worth: string; note: string; step: number }) {
  return (
    <div className="p-2.5">
      <span className="flex justify-between gap-2 whitespace-nowrap font-[650]">
        {name}
        <span className="tabular-nums">{worth}</span>
      </span>
      <span className="block text-2xs text-text-soft">{note}</span>
      <Segments of={4} filled={step} tone="action" className="mt-2 h-1.5" />
    </div>
  );
}
