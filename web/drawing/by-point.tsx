import { Children, type CSSProperties, type ReactNode } from 'react';

/** A CSS number for an element with class `at-point`: 1 at this point of the rail, else 0. */
export const atPoint = (point: number) => `clamp(0, 1 - max(var(--m) - ${point}, ${point} - var(--m)), 1)`;

/** A CSS number with one value for each point of the rail. */
export const atPoints = (values: readonly number[]) =>
  `calc(${values.map((value, point) => `${value} * ${atPoint(point)}`).join(' + ')})`;

/** `--chosen` is empty at this point, else invalid: a space toggle. */
export const chosenAt = (point: number) => ({ '--chosen': `var(--p${point + 1})` }) as CSSProperties;

/** One child for each point, stacked, so that nothing moves. */
export const ByPoint = ({
  as: Tag = 'span',
  className = '',
  ...props
}: {
  as?: 'span' | 'div';
  role?: 'status';
  style?: CSSProperties;
  className?: string;
  children: ReactNode;
}) => (
  <Tag {...props} className={`by-point ${className}`}>
    {Children.map(props.children, (child, point) => (
      <Tag className={Tag === 'div' ? 'grid' : undefined} style={chosenAt(point)}>
        {child}
      </Tag>
    ))}
  </Tag>
);
