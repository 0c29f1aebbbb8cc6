import type { ReactNode } from 'react';
import type { YourPart } from '#content/shared/personalization.ts';

/**
 * A place in a picture for what a visitor says of the business (browser/your-business.ts); its child is the sample that
 * stands there until then. What is too long ends in dots, so that nothing around it moves: in a `line` of its own at its
 * end, else where `className` says.
 */
export function Yours({
  part = 'name',
  line,
  className,
  children,
}: {
  part?: YourPart;
  line?: boolean;
  className?: string;
  children: string;
}) {
  if (line)
    return (
      <span className={className ? `your-line ${className}` : 'your-line'}>
        <Yours part={part}>{children}</Yours>
      </span>
    );
  return (
    <bdi data-my={part} translate={names.includes(part) ? 'no' : undefined} className={className}>
      {children}
    </bdi>
  );
}

/** Parts that no translator should change. */
const names: readonly YourPart[] = ['name', 'initial', 'said'];

/** A text in which `sample` gives way to what a visitor says; no line begins with the point behind it. */
export function withYours(text: string, sample: string, part?: YourPart, className?: string): ReactNode {
  const [before, after] = text.split(sample);
  if (after === undefined) return text;
  const [point] = /^\p{P}?/u.exec(after)!;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">
        <Yours part={part} className={className}>
          {sample}
        </Yours>
        {point}
      </span>
      {after.slice(point.length)}
    </>
  );
}
