import type { ReactNode } from 'react';
import type { PersonalizedPart } from '#content/shared/personalization.ts';

/**
 * A place in a picture for what a visitor says of the business (browser/personalization.ts); its child is the sample that
 * stands there until then. What is too long ends in dots, so that nothing around it moves: in a `line` of its own at its
 * end, else where `className` says.
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

/** Parts that no translator should change. */
const names: readonly PersonalizedPart[] = ['name', 'initial', 'ownName'];

/** A text in which `sample` gives way to what a visitor says; no line begins with the point behind it. */
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
