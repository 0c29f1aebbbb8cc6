import { patienceMs } from '../browser/soon.ts';

/** Links with `data-needs-app` have a poorer fallback, such as a file. */
const needsApp = 'button[type=button]:not([popovertarget]), [data-needs-app]';

/** On other controls the browser turns keys into clicks. */
const tabKeys = /^(Arrow.+|Page.+|Home|End)$/;

/**
 * Holds clicks on controls that need the application, and keys on tabs. `repeat` replays them; `giveUp` follows the last
 * clicked link. Held controls have `aria-busy`. Calls `onLate` after `patienceMs`.
 */
export function holdEarlyInput(onLate: () => void) {
  let held: { event: MouseEvent | KeyboardEvent; control: HTMLElement }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: MouseEvent | KeyboardEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(needsApp);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event instanceof KeyboardEvent && !(control.role === 'tab' && tabKeys.test(event.key))) return;
    // React may listen already, and would handle the event twice.
    event.stopPropagation();
    event.preventDefault();
    held.push({ event, control });
    control.ariaBusy = 'true';
    timer ??= setTimeout(onLate, patienceMs);
  };
  const release = () => {
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, hold, true);
    for (const { control } of held) control.ariaBusy = null;
    const released = held;
    held = [];
    return released;
  };
  for (const type of types) addEventListener(type, hold, true);

  return {
    async repeat() {
      for (const { event, control } of release()) {
        // A key moves the focus, and the next key starts there.
        if (event instanceof KeyboardEvent) document.activeElement!.dispatchEvent(new KeyboardEvent(event.type, event));
        else control.click();
        // React renders its effect first.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    giveUp() {
      const clicks = release().filter(({ event }) => event.type === 'click');
      const last = clicks.pop()?.control;
      if (last instanceof HTMLAnchorElement) location.assign(last.href);
    },
  };
}

const types = ['click', 'keydown'] as const;

/** The last form that the browser rejected. Returns a function that submits it again, so the application shows its errors. */
export function rememberRejectedForm() {
  let rejected: HTMLFormElement | null = null;
  const remember = ({ type, target }: Event) => {
    rejected = type === 'invalid' ? (target as HTMLInputElement).form : null;
  };
  for (const type of ['invalid', 'input']) addEventListener(type, remember, true);
  return () => {
    for (const type of ['invalid', 'input']) removeEventListener(type, remember, true);
    rejected?.requestSubmit();
  };
}
