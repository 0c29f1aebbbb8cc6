import { marked, type StackRow, type StackTexts, stackPlanPrice, stackWords as words } from '#content/stack.ts';
import { usd } from '#content/us-format.ts';

/** Two stalks of bamboo, drawn to scale: a segment for each ticked tool, and the plan beside them. */
export function StackChart({ rows, texts }: { rows: readonly StackRow[]; texts: StackTexts }) {
  return (
    <div aria-hidden="true" className="mt-6 grid grid-cols-2 gap-x-4 border-b border-line-dark">
      <div {...marked('segments')} className="stack-bar">
        {rows.map(({ id, monthlyPrice }) => (
          <i key={id} style={heightOf(monthlyPrice)} />
        ))}
        <p {...marked('total')} className="numerals mb-1.5">
          {texts.total}
        </p>
      </div>
      <div className="stack-bar">
        <i className="text-highlight" style={heightOf(stackPlanPrice)} />
        <p className="numerals mb-1.5">{usd(stackPlanPrice)}</p>
      </div>
      <p className="py-3 text-center text-sm text-on-dark-soft">{words.totalLabel}</p>
      <p {...marked('plan')} className="py-3 text-center text-sm text-on-dark-soft">
        {texts.plan}
      </p>
    </div>
  );
}

/** A pixel is five dollars; the gap to the next segment counts two. */
const heightOf = (price: number) => ({ height: (price - 10) / 5 });
