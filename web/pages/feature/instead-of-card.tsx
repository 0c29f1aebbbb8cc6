import type { PriceComparison } from '#content/facts/tool-prices.ts';
import type { InsteadOf } from '#content/pages/feature-page.ts';
import { featureWords } from '#content/pages/feature-words.ts';
import { money } from '#content/shared/format.ts';

/** The kind of tool that the page replaces, what differs, and both prices where there are two. */
export function InsteadOfCard({ tool, text, prices }: InsteadOf) {
  return (
    <div className="dark-area rounded-stage bg-stage p-8 text-on-dark lg:sticky lg:top-28 lg:self-start">
      <h3 className="text-2xl leading-tight">{`${featureWords.insteadOf} ${tool}`}</h3>
      <p className="mt-4 text-on-dark-soft">{text}</p>
      {prices && <PriceBars {...prices} />}
    </div>
  );
}

/** Two prices as stalks of bamboo that lie on the ground, drawn to scale, with a segment for each part. */
function PriceBars({ bars, note = featureWords.typical }: PriceComparison) {
  const longest = Math.max(...bars.map(({ price }) => price));
  return (
    <>
      <ul className="mt-7 grid gap-5">
        {bars.map(({ label, price, parts }, index) => (
          <li key={label}>
            <p className="flex items-end justify-between gap-6 text-sm">
              {`${label} `}
              <span className="shrink-0 text-on-dark-soft">
                <b className="numerals text-2xl text-on-dark">{money(price)}</b> {featureWords.month}
              </span>
            </p>
            <p aria-hidden="true" className="mt-2.5 flex h-5 gap-1" style={{ width: `${(100 * price) / longest}%` }}>
              {Array.from({ length: parts }, (_, part) => (
                <i key={part} className={`flex-1 rounded-[5px] ${index === 0 ? 'bg-action' : 'bg-highlight'}`} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-on-dark-faint">{note}</p>
    </>
  );
}
