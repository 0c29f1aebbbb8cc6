import type { Stat } from '#content/feature-page.ts';

/** Three or four figures side by side, each with what it counts. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-row figures wrap">
      {stats.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
