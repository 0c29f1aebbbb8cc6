import { reportedNote, type Stat } from '#content/facts/figures.ts';
import { PageLink } from '../ui/page-link.tsx';

/** Three or four figures side by side; below them how they are known, where customers say so. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <>
      <Figures stats={stats} className="stat-row wrap" />
      <ReportedNote stats={stats} className="wrap pb-8" />
    </>
  );
}

/** Each figure with what it counts and of what. */
export function Figures({ stats, className }: { stats: readonly Stat[]; className: string }) {
  return (
    <dl className={`figures ${className}`}>
      {stats.map(({ figure, label, base }) => (
        <div key={label + base}>
          <dt>
            <b>{label}</b>
            {` ${base}`}
          </dt>
          <dd className="numerals">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that customers reported one of the figures, as a link to what the terms say of it; nothing where none did. */
export function ReportedNote({ stats, className }: { stats: readonly Stat[]; className: string }) {
  if (!stats.some(({ source }) => source === 'reported')) return null;
  return (
    <p className={`text-sm ${className}`}>
      <PageLink to={reportedNote.to} className="text-link">
        {reportedNote.label}
      </PageLink>
    </p>
  );
}
