import type { ReactNode, Ref } from 'react';
import { dragRadios } from '../ui/drag-radios.ts';

/** Radio buttons on bamboo segments. In an element with class `points`, CSS shows the selected point without scripts. */
export function RailPoints({
  ref,
  name,
  labels,
  start,
  className,
}: {
  ref?: Ref<HTMLDivElement>;
  name: string;
  labels: readonly ReactNode[];
  start: number;
  className: string;
}) {
  return (
    <div className={`slider ${className}`} ref={ref} onPointerMove={dragRadios} data-no-markdown="">
      {labels.map((label, index) => (
        <label key={index}>
          <input type="radio" name={name} defaultChecked={index === start} />
          <i />
          {label}
        </label>
      ))}
    </div>
  );
}
