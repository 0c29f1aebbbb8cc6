import { type StackRow, stackRows, stackTotals, stackWords as words } from '#content/stack.ts';
import { usd } from '#content/us-format.ts';

const most = stackTotals(stackRows).total;

/** Two stalks of bamboo, drawn to scale: a segment for each ticked tool, and the plan beside them. */
export function StackChart({
  rows,
  total,
  planPrice,
  percent,
}: {
  rows: readonly StackRow[];
  total: number;
  planPrice: number;
  percent: number;
}) {
  return (
    <div aria-hidden="true" className="mt-8 grid grid-cols-2 gap-x-4 border-b border-line-dark">
      <div className="flex h-90 flex-col justify-end">
        <p className="numerals mb-2 text-center">{usd(total)}</p>
        <div className="stack-bar" style={{ height: `${(total / most) * 85}%` }}>
          {rows.map(({ id, monthlyPrice }) => (
            <i key={id} style={{ flexGrow: monthlyPrice }} />
          ))}
        </div>
      </div>
      <div className="flex h-90 flex-col justify-end">
        <p className="numerals mb-2 text-center">{usd(planPrice)}</p>
        <i className="mx-auto w-20 rounded-[5px] bg-highlight" style={{ height: `${(planPrice / most) * 85}%` }} />
      </div>
      <p className="py-3 text-center text-sm text-on-dark-soft">{words.totalLabel}</p>
      <p className="py-3 text-center text-sm text-on-dark-soft">
        {percent > 0 ? `${words.planLabel}, ${percent}% less` : words.planLabel}
      </p>
    </div>
  );
}
