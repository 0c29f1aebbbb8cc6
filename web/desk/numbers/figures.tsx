import { compared, numbersWords as words } from '#content/desk/numbers.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { wholeNumber } from '#content/shared/text/format.ts';

export function Figures({ now, before }: { now: DeskNumbers; before: DeskNumbers }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-6">
      {(Object.entries(words.figures) as [keyof typeof sums, string][]).map(([name, label]) => (
        <div key={name} className="card p-4 sm:p-5">
          <dt className="text-sm text-text-soft">{label}</dt>
          <dd className="mt-2">
            <span className="numerals text-3xl">{wholeNumber(sums[name](now))}</span>
            <span className="mt-2 block min-h-9 text-xs text-text-faint">
              {compared(sums[name](now), sums[name](before), now.days.length)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sums = {
  visits: ({ days }: DeskNumbers) => days.reduce((sum, { visits }) => sum + visits, 0),
  views: ({ days }: DeskNumbers) => days.reduce((sum, { views }) => sum + views, 0),
  trial: ({ funnel }: DeskNumbers) => funnel.at(-1)?.visits ?? 0,
  sent: ({ forms }: DeskNumbers) => forms.reduce((sum, { sent }) => sum + sent, 0),
};
