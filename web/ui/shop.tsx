import { singleShop } from 'virtual:pictures';
import type { TradeId } from '#content/facts/trades.ts';

/** The shop of a customer, as it stands in the street of the home page. Decorative: the text beside it names the trade. */
export function Shop({ trade }: { trade: TradeId }) {
  return (
    <img
      src={`${singleShop}${trade}.svg`}
      width="64"
      height="64"
      alt=""
      loading="lazy"
      className="shrink-0 rounded-tile"
    />
  );
}
