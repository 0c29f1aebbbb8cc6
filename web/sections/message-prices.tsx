import { useEffect, useRef, useState } from 'react';
import { type Messages, messageCost } from '#content/facts/message-rates.ts';
import { messagePrices as words } from '#content/pages/message-prices.ts';
import { anchorOf } from '#content/shared/text/anchor.ts';
import { money, wholeNumber } from '#content/shared/text/format.ts';
import { PhoneFold } from './phone-fold.tsx';

const { estimate } = words;
const kinds = ['texts', 'minutes', 'emails'] as const satisfies readonly (keyof Messages)[];

/** The estimate needs scripts. */
export function MessagePrices() {
  return (
    <PhoneFold
      id="message-prices"
      heading={words.heading}
      headingClass="text-2xl leading-tight"
      className="message-prices card mt-4 px-5 py-2 sm:mt-14 sm:p-9"
    >
      <div className="mt-3 grid gap-x-14 gap-y-8 max-sm:pb-4 lg:grid-cols-2">
        <div>
          <p className="text-sm text-text-soft">{words.text}</p>
          <dl className="mt-5 border-t border-line">
            {words.rates.map(({ what, price, unit }) => (
              <div
                key={what}
                id={anchorOf(what)}
                className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
              >
                <dt className="text-sm">{what}</dt>
                <dd className="max-w-[55%] text-right text-sm text-text-soft">
                  <b className="font-[650] text-text tabular">{price}</b>
                  {` ${unit}`}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Estimate />
      </div>
    </PhoneFold>
  );
}

function Estimate() {
  return (
    <table className="w-full table-fixed self-start text-sm tabular">
      <caption className="pb-3 text-left text-base font-[650]">{estimate.caption}</caption>
      <thead className="align-bottom text-xs text-text-faint">
        <tr>
          {Object.values(estimate.columns).map((column) => (
            <th key={column} scope="col" className="font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {estimate.months.map(({ name, ...month }) => (
        <tbody key={name} className="border-t border-line">
          <Name>{name}</Name>
          <tr>
            {kinds.map((kind) => (
              <td key={kind}>{wholeNumber(month[kind])}</td>
            ))}
            <td className="font-[650]">{money(messageCost(month))}</td>
          </tr>
        </tbody>
      ))}
      <YourMonth />
      <tfoot className="border-t border-line text-xs text-text-soft">
        <tr>
          <td colSpan={4}>{estimate.note}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Name({ children }: { children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={4} className="pb-0 font-[650]">
        {children}
      </th>
    </tr>
  );
}

/** With numbers entered before hydration. */
function YourMonth() {
  const row = useRef<HTMLTableRowElement>(null);
  const [month, setMonth] = useState<Messages>(estimate.start);
  const read = () => {
    const [texts, minutes, emails] = [...row.current!.querySelectorAll('input')].map(amountIn);
    setMonth({ texts: texts!, minutes: minutes!, emails: emails! });
  };
  useEffect(read, []);
  return (
    <tbody data-no-markdown="" className="border-t border-line noscript:hidden">
      <Name>{estimate.yours}</Name>
      <tr ref={row} onInput={read} className="align-middle">
        {kinds.map((kind) => (
          <td key={kind}>
            <input
              id={`month-${kind}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={estimate.most}
              aria-label={`${estimate.yours}: ${estimate.columns[kind]}`}
              defaultValue={estimate.start[kind]}
              className="h-11 w-full rounded-tile border border-control bg-surface px-2 text-base"
            />
          </td>
        ))}
        <td>
          <output htmlFor={kinds.map((kind) => `month-${kind}`).join(' ')} className="text-base font-[650] text-action">
            {money(messageCost(month))}
            <span className="sr-only">{` ${estimate.columns.cost.toLowerCase()}`}</span>
          </output>
        </td>
      </tr>
    </tbody>
  );
}

/** Invalid and negative numbers are 0. */
const amountIn = ({ valueAsNumber }: HTMLInputElement) =>
  Math.min(Math.max(Math.round(valueAsNumber) || 0, 0), estimate.most);
