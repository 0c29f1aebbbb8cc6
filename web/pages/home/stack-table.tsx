import { useEffect, useRef } from 'react';
import type { JobId } from '#content/facts/jobs.ts';
import { type StackRow, type StackTexts, stackRows, stackWords as words } from '#content/pages/home-tool-stack.ts';
import { money } from '#content/shared/text/format.ts';
import { NotLoaded } from '../../sections/not-loaded.tsx';
import { ProductName } from './product-name.tsx';

export function StackTable({
  ticked,
  texts,
  tick,
}: {
  ticked: ReadonlySet<JobId>;
  texts: StackTexts;
  tick: (ids: ReadonlySet<JobId>) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const read = () => tick(tickedIn(table.current!));
  // Ticks made before hydration count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(read, []);
  return (
    <fieldset aria-labelledby="jobs" className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <p id="jobs" className="font-[650]">
          <span data-no-markdown="" className="noscript:hidden">
            {words.legend}
          </span>
          <span className="hidden noscript:block">{texts.jobs}</span>
        </p>
        <NotLoaded />
        <div className="-mx-2 flex noscript:hidden">
          {[
            { label: words.all, ids: stackRows.map((row) => row.id) },
            { label: words.none, ids: [] },
          ].map(({ label, ids }) => (
            <button
              key={label}
              type="button"
              onClick={() => tick(new Set(ids))}
              className="min-h-11 rounded-full px-2 text-sm font-[650] text-highlight hover:bg-raised-dark"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <table ref={table} data-own-bar="" className="stack-table w-full border-t border-line-dark">
        <thead className="text-left text-sm text-on-dark-faint">
          <tr>
            <th scope="col" className="py-3">
              {words.columns.job}
            </th>
            <th scope="col">{words.columns.tools}</th>
            <th scope="col" className="text-right">
              {words.columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {stackRows.map((row) => (
            <StackTableRow key={row.id} {...row} ticked={ticked.has(row.id)} onTick={read} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="text-left font-[650]">
              {words.totalLabel}
            </th>
            {/* Visual only: on a phone the panel is far below. */}
            <td>
              <span aria-hidden="true" data-no-markdown="" className="sm:hidden">
                {words.savingLabel}
                <span className="numerals">{texts.saving}</span>
              </span>
            </td>
            <td className="numerals sm:text-right">{texts.total}</td>
          </tr>
        </tfoot>
      </table>
    </fieldset>
  );
}

/** From the DOM, to include ticks made before hydration. */
function tickedIn(table: HTMLElement) {
  const boxes = table.querySelectorAll('input');
  return new Set(stackRows.filter((_, index) => boxes[index]!.checked).map(({ id }) => id));
}

function StackTableRow({
  feature,
  competitors,
  monthlyPrice,
  ticked,
  onTick,
}: StackRow & { ticked: boolean; onTick: () => void }) {
  return (
    <tr>
      <th scope="row">
        <label className="stretched">
          <input type="checkbox" checked={ticked} onChange={onTick} />
          {feature}
        </label>
      </th>
      <td>
        <ul className="product-list">
          {competitors.map(({ name, icon }) => (
            <li key={name}>
              <ProductName name={name} icon={icon} />
            </li>
          ))}
        </ul>
      </td>
      <td>{money(monthlyPrice)}</td>
    </tr>
  );
}
