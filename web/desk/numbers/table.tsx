import { useState } from 'react';
import { numbersWords as words } from '#content/desk/numbers.ts';
import { wholeNumber } from '#content/shared/text/format.ts';
import { Button } from '../../ui/button.tsx';

export type Cell = string | number | { text: string; verdict: keyof typeof words.verdicts } | undefined;

interface TableProps {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  bars?: boolean;
  most?: number;
}

/** `bars` draws the first count as a bar. Rows after `most` are behind a button. */
export function Table({ columns, rows, bars = false, most = 8 }: TableProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className="text-sm text-text-soft">{words.nothing}</p>;
  const maxCount = Math.max(1, ...rows.map(([, count]) => (typeof count === 'number' ? count : 0)));
  return (
    <>
      <table className="numbers-table w-full text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, all ? undefined : most).map(([name, ...values]) => (
            <tr key={String(name)}>
              <th scope="row">
                {bars && <i aria-hidden="true" style={{ width: `${((values[0] as number) / maxCount) * 100}%` }} />}
                <span>{String(name)}</span>
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>
                  <Value of={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && !all && (
        <Button look="secondary" className="mt-3" onClick={() => setAll(true)}>
          {words.more(rows.length - most)}
        </Button>
      )}
    </>
  );
}

function Value({ of }: { of: Cell }) {
  if (of === undefined) return '–';
  if (typeof of !== 'object') return typeof of === 'number' ? wholeNumber(of) : of;
  return (
    <span className="vital" data-verdict={of.verdict}>
      {of.text} <span>{words.verdicts[of.verdict]}</span>
    </span>
  );
}
