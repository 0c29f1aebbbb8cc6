import { type ReactNode, useRef } from 'react';
import type { RailWords } from '#content/pages/feature-page.ts';
import { featureWords } from '#content/pages/feature-words.ts';
import { Button } from '../../ui/button.tsx';
import { dragRadios } from '../../ui/drag-radios.ts';

/** A CSS number for an element with class `at-point`: 1 at this point of the rail, else 0. */
export const atPoint = (point: number) => `clamp(0, 1 - max(var(--m) - ${point}, ${point} - var(--m)), 1)`;

/** A CSS number with one value for each point of the rail. */
export const atPoints = (values: readonly number[]) =>
  `calc(${values.map((value, point) => `${value} * ${atPoint(point)}`).join(' + ')})`;

/** One text for each point of the rail, stacked. */
export const ByPoint = ({ texts, className = '' }: { texts: readonly string[]; className?: string }) => (
  <span className={`by-point ${className}`}>
    {texts.map((text, point) => (
      <span key={point}>{text}</span>
    ))}
  </span>
);

/**
 * Six radio buttons on bamboo segments; CSS shows the selected point without scripts. `results` are announced with their point.
 */
export function Rail({
  piece,
  results,
  children,
}: {
  piece: RailWords;
  results: readonly string[];
  children: ReactNode;
}) {
  const rail = useRef<HTMLDivElement>(null);
  return (
    <fieldset className="rail-piece">
      <legend className="sr-only" data-no-markdown="">
        {piece.task}
      </legend>
      <div aria-hidden="true">{children}</div>
      <div className="slider rail" ref={rail} onPointerMove={dragRadios} data-no-markdown="">
        {piece.points.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name="point" defaultChecked={index === 0} />
            <i />
            <b>{name}</b>
          </label>
        ))}
      </div>
      <div className="mt-2 flex items-center justify-between gap-x-8 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <p role="status" className="by-point">
          {results.map((result) => (
            <span key={result}>{`${result} `}</span>
          ))}
        </p>
        <Button
          data-no-markdown=""
          look="ghost"
          onClick={() => goOn(rail.current!)}
          className="shrink-0 noscript:hidden"
        >
          {featureWords.next}
        </Button>
      </div>
    </fieldset>
  );
}

/** Chooses the next point, or the first after the last. */
function goOn(rail: Element) {
  const radios = [...rail.querySelectorAll('input')];
  radios[(radios.findIndex(({ checked }) => checked) + 1) % radios.length]!.checked = true;
}
