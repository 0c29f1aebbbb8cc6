import type { Stat } from '#content/feature-page.ts';

/** Three or four figures side by side, each with what it counts. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="wrap grid grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-2 border-line py-8 max-lg:odd:last:col-span-2 not-first:pl-5 max-lg:odd:pl-0 max-lg:even:border-l max-lg:nth-[n+3]:border-t lg:py-11 lg:not-first:border-l lg:not-first:pl-8"
        >
          <dt className="text-sm text-text-soft">{label}</dt>
          <dd className="numerals text-[clamp(2rem,1.4rem+2vw,3rem)] text-action">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
