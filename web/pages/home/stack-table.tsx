import { type StackRow, type StackRowId, stackRows, stackWords as words } from '#content/stack.ts';
import { usd } from '#content/us-format.ts';
import { ProductName } from '../../ui/product-name.tsx';

/** The twelve jobs with a tick each, the tools that do them alone, and their sum. Ticks wait for the script. */
export function StackTable({
  ready,
  ticked,
  total,
  tick,
}: {
  ready: boolean;
  ticked: ReadonlySet<StackRowId>;
  total: number;
  tick: (ids: ReadonlySet<StackRowId>) => void;
}) {
  return (
    <fieldset disabled={!ready} aria-labelledby="jobs" className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <span id="jobs" className="font-[650]">
          {words.legend}
        </span>
        <div className="-mx-2 flex">
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
      <table className="stack-table w-full border-t border-line-dark">
        <thead className="text-left text-sm text-on-dark-faint">
          <tr className="*:font-normal">
            <th scope="col" className="py-3 pl-10">
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
            <Row
              key={row.id}
              {...row}
              ticked={ticked.has(row.id)}
              onTick={(on) => {
                const next = new Set(ticked);
                next[on ? 'add' : 'delete'](row.id);
                tick(next);
              }}
            />
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 z-2 bg-stage">
          <tr className="border-t border-highlight text-lg">
            <th scope="row" className="py-4 text-left font-[650]">
              {words.totalLabel}
            </th>
            <td />
            <td className="numerals text-right text-[1.6rem]">{usd(total)}</td>
          </tr>
        </tfoot>
      </table>
    </fieldset>
  );
}

function Row({
  feature,
  competitors,
  monthlyPrice,
  ticked,
  onTick,
}: StackRow & { ticked: boolean; onTick: (on: boolean) => void }) {
  return (
    <tr>
      <th scope="row">
        <label className="cover">
          <input type="checkbox" checked={ticked} onChange={(event) => onTick(event.target.checked)} />
          {feature}
        </label>
      </th>
      <td>
        <ul className="products">
          {competitors.map(({ name, icon }) => (
            <li key={name}>
              <ProductName name={name} icon={icon} />
            </li>
          ))}
        </ul>
      </td>
      <td>{usd(monthlyPrice)}</td>
    </tr>
  );
}
