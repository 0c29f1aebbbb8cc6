import { singleShop } from 'virtual:pictures';
import type { DrawnTradeId } from '#content/facts/trades.ts';

/** Decorative. */
export function Shop({ trade }: { trade: DrawnTradeId }) {
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
