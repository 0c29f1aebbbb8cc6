import type { PointerEvent, ReactNode, Ref } from 'react';

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

/** Checks the radio button under a dragged pointer, in a row of labels. */
function dragRadios({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) {
  if (buttons === 0) return;
  const labels = [...currentTarget.querySelectorAll('label')];
  const below = labels.findLast((label) => label.getBoundingClientRect().left <= clientX)?.querySelector('input');
  if (!below) return;
  below.checked = true;
  // Arrow keys continue from here.
  if (currentTarget.contains(document.activeElement)) below.focus({ preventScroll: true });
}
