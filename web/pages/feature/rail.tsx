import { type ComponentProps, useRef, useState } from 'react';
import type { RailWords } from '#content/pages/feature-page.ts';
import { featureWords } from '#content/pages/feature-words.ts';
import { ByPoint } from '../../drawing/by-point.tsx';
import { RailPoints } from '../../drawing/rail-points.tsx';
import { Scene } from '../../drawing/scene.tsx';
import { Button } from '../../ui/button.tsx';

/** Of a picture; the second of three is the widest. */
export const columns = {
  two: 'grid gap-3 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-4',
  three: 'grid gap-3 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[17rem_minmax(0,1fr)_22rem] lg:gap-4',
};

/** A picture above six points. `results` are announced with their point. Opens on the fifth, where the picture is full. */
export function Rail({
  piece: { task, points },
  results,
  start = 4,
  className = '',
  ...scene
}: Omit<ComponentProps<typeof Scene>, 'className'> & {
  piece: RailWords;
  results: readonly string[];
  start?: number;
  /** Of the picture. */
  className?: string;
}) {
  const rail = useRef<HTMLDivElement>(null);
  const [hasBegun, setBegun] = useState(false);
  const last = points.length - 1;
  const goOn = () => {
    const radios = [...rail.current!.querySelectorAll('input')];
    const next = hasBegun ? radios.findIndex(({ checked }) => checked) + 1 : 0;
    radios[Math.min(next, last)]!.checked = true;
    setBegun(next < last);
  };
  return (
    <fieldset className="rail-piece min-w-0">
      <legend className="sr-only" data-no-markdown="">
        {task}
      </legend>
      <div aria-hidden="true">
        <Scene {...scene} className={`mt-12 ${className}`} />
      </div>
      <RailPoints
        ref={rail}
        name="point"
        start={start}
        labels={points.map(({ name }) => <b key={name}>{name}</b>)}
        className="rail mt-4"
      />
      <div className="mt-2 flex items-center justify-between gap-x-8 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <p role="status">
          <ByPoint>{results.map((result) => `${result} `)}</ByPoint>
        </p>
        <Button data-no-markdown="" look="ghost" onClick={goOn} className="shrink-0 noscript:hidden">
          {hasBegun ? featureWords.next : featureWords.fromStart}
        </Button>
      </div>
    </fieldset>
  );
}
