import type { ReactNode } from 'react';
import type { PersonalizedPart } from '#content/shared/text/personalization.ts';

/** The child is the sample. Long names wrap, so the container has to grow. */
export function Personalized({
  part = 'name',
  className,
  children,
}: {
  part?: PersonalizedPart;
  className?: string;
  children: string;
}) {
  return (
    <bdi data-personalized={part} translate={names.includes(part) ? 'no' : undefined} className={className}>
      {children}
    </bdi>
  );
}

/** Not translated. */
const names: readonly PersonalizedPart[] = ['name', 'initial', 'ownName'];

export function withPersonalized(text: string, sample: string, part?: PersonalizedPart): ReactNode {
  const [before, after] = text.split(sample);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Personalized part={part}>{sample}</Personalized>
      {after}
    </>
  );
}
