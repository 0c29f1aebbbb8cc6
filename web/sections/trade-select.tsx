import { type TradeId, trades } from '#content/facts/trades.ts';
import { fieldWords as words } from '#content/pages/personalization-field.ts';

interface TradeSelectProps {
  label?: string;
  trade: TradeId | undefined;
  choose: (trade: TradeId) => void;
  className?: string;
}

/** The trade of the visitor's business. */
export function TradeSelect({ label = words.trade, trade, choose, className }: TradeSelectProps) {
  return (
    <select
      aria-label={label}
      value={trade ?? ''}
      onChange={({ target }) => choose(target.value as TradeId)}
      className={className}
    >
      <option value="">{words.trade}</option>
      {trades.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
