import { type ReactNode, useEffect, useRef } from 'react';
import { stepThrough } from './step-through.ts';

/**
 * A list that is a row to swipe on a phone, with buttons and the place in it; on larger screens it is what `className`
 * makes of it. Without scripts the row scrolls all the same.
 */
export function SnapRow({
  words,
  count,
  className,
  children,
}: {
  words: { previous: string; next: string; of: string };
  count: number;
  className: string;
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => stepThrough(row.current!), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too. */}
      <ul ref={row} tabIndex={0} className={`snap-row ${className}`}>
        {children}
      </ul>
      <div data-no-markdown="" className="snap-steps">
        <button type="button" aria-label={words.previous} aria-disabled="true" />
        <p role="status">{`1 ${words.of} ${count}`}</p>
        <button type="button" aria-label={words.next} />
      </div>
    </>
  );
}
