import type { CSSProperties } from 'react';
import { type StackRow, type StackTexts, stackPlanPrice, stackWords as words } from '#content/pages/home-tool-stack.ts';
import { money } from '#content/shared/text/format.ts';

/** To scale: a stalk with a segment per ticked tool, and one for the plan. */
export function StackChart({ rows, texts }: { rows: readonly StackRow[]; texts: StackTexts }) {
  return (
    <div aria-hidden="true" className="stack-chart">
      <div>
        {rows.map(({ id, monthlyPrice }) => (
          <Segment key={id} price={monthlyPrice} />
        ))}
        <p className="numerals">{texts.total}</p>
      </div>
      <div>
        <Segment price={stackPlanPrice} />
        <p className="numerals">{money(stackPlanPrice)}</p>
      </div>
      <p>{words.totalLabel}</p>
      <p>{texts.plan}</p>
    </div>
  );
}

const Segment = ({ price }: { price: number }) => <i style={{ '--price': price } as CSSProperties} />;
