import type { PointerEvent } from 'react';

/** Checks the radio button under a dragged pointer, in a row of labels. */
export function dragRadios({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) {
  if (buttons === 0) return;
  const labels = [...currentTarget.querySelectorAll('label')];
  const below = labels.findLast((label) => label.getBoundingClientRect().left <= clientX)?.querySelector('input');
  if (!below) return;
  below.checked = true;
  // Arrow keys continue from here.
  if (currentTarget.contains(document.activeElement)) below.focus({ preventScroll: true });
}
