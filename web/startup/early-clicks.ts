import { patienceMs } from '../browser/soon.ts';

/** Controls that do nothing without the application. Links marked `data-needs-app` have a poorer fallback, such as a file. */
const needsApp = 'button[type=button]:not([popovertarget]), [data-needs-app]';

/**
 * Holds clicks on controls that need the application. `repeat` clicks again, in order, once it runs. If it never runs,
 * `giveUp` follows the last clicked link. A held control has `aria-busy`; `onLate` is called after `patienceMs`.
 */
export function holdEarlyClicks(onLate: () => void) {
  let held: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(needsApp);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // React may listen before the click is repeated, and would act on it twice.
    event.stopPropagation();
    event.preventDefault();
    held.push(control);
    control.ariaBusy = 'true';
    timer ??= setTimeout(onLate, patienceMs);
  };
  const release = () => {
    clearTimeout(timer);
    removeEventListener('click', hold, true);
    for (const control of held) control.ariaBusy = null;
    const released = held;
    held = [];
    return released;
  };
  addEventListener('click', hold, true);

  return {
    async repeat() {
      for (const control of release()) {
        control.click();
        // React renders the effect of a click before the next one.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    giveUp() {
      const last = release().pop();
      if (last instanceof HTMLAnchorElement) location.assign(last.href);
    },
  };
}
