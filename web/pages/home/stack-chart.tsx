import type { CSSProperties } from 'react';
import { type StackRow, type StackTexts, stackPlanPrice, stackWords as words } from '#content/pages/home-tool-stack.ts';
import { money } from '#content/shared/text/format.ts';

const stalk = 'flex items-center gap-[2px] sm:h-80 sm:flex-col-reverse';
const sum = 'numerals max-sm:ml-1.5 sm:mb-1.5';
const caption = 'pb-3 text-sm text-on-dark-soft sm:pt-3 sm:text-center';

/** To scale: a stalk with a segment per ticked tool, and one for the plan. */
export function StackChart({ rows, texts }: { rows: readonly StackRow[]; texts: StackTexts }) {
  return (
    <div aria-hidden="true" className="stack-chart mt-5 grid gap-x-4 border-b border-line-dark sm:grid-cols-[1fr_1fr]">
      <div className={stalk}>
        {rows.map(({ id, monthlyPrice }) => (
          <Segment key={id} price={monthlyPrice} />
        ))}
        <p className={sum}>{texts.total}</p>
      </div>
      <div className={`${stalk} max-sm:row-[3]`}>
        <Segment price={stackPlanPrice} />
        <p className={sum}>{money(stackPlanPrice)}</p>
      </div>
      <p className={caption}>{words.totalLabel}</p>
      <p className={caption}>{texts.plan}</p>
    </div>
  );
}

const Segment = ({ price }: { price: number }) => <i style={{ '--price': price } as CSSProperties} />;
