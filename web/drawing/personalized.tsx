import type { ReactNode } from 'react';
import type { PersonalizedPart } from '#content/shared/personalization.ts';

/**
 * Text that personalization replaces; its child is the sample. Long names are cut so nothing shifts: with `line` in their own
 * line, else by `className`.
 */
export function Personalized({
  part = 'name',
  line,
  className,
  children,
}: {
  part?: PersonalizedPart;
  line?: boolean;
  className?: string;
  children: string;
}) {
  if (line)
    return (
      <span className={className ? `personalized-line ${className}` : 'personalized-line'}>
        <Personalized part={part}>{children}</Personalized>
      </span>
    );
  return (
    <bdi data-personalized={part} translate={names.includes(part) ? 'no' : undefined} className={className}>
      {children}
    </bdi>
  );
}

/** Not translated. */
const names: readonly PersonalizedPart[] = ['name', 'initial', 'ownName'];

/** Keeps a following period on the same line. */
export function withPersonalized(text: string, sample: string, part?: PersonalizedPart, className?: string): ReactNode {
  const [before, after] = text.split(sample);
  if (after === undefined) return text;
  const [point] = /^\p{P}?/u.exec(after)!;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">
        <Personalized part={part} className={className}>
          {sample}
        </Personalized>
        {point}
      </span>
      {after.slice(point.length)}
    </>
  );
}
