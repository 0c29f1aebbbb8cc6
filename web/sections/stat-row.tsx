import { reportedNote, type Stat } from '#content/facts/figures.ts';
import { PageLink } from '../ui/page-link.tsx';

/** With a note if customers reported one. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <>
      <Figures stats={stats} className="stat-row wrap" />
      <ReportedNote stats={stats} className="wrap pb-8" />
    </>
  );
}

export function Figures({ stats, className }: { stats: readonly Stat[]; className: string }) {
  return (
    <ul className={`figures ${className}`}>
      {stats.map(({ figure, label, base }) => (
        <li key={label + base} className="text-sm text-text-soft">
          <b className="block numerals text-action">{figure}</b> <b className="block text-text">{label}</b>
          {` ${base}`}
        </li>
      ))}
    </ul>
  );
}

/** Links to the terms. Empty if no figure is customer-reported. */
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
