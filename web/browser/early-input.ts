import { patienceMs } from './soon.ts';

/**
 * Marks a link that changes the page in place as soon as the application runs: an early click on it waits for that, and
 * leaves the page where it is.
 */
export const waitsForApplication = { 'data-waits': '' };

/** What the browser cannot do by itself: buttons that open no popover and send no form, and links that are marked. */
const waiting = 'button[type=button]:not([popovertarget]), [data-waits]';

/** Keys that choose among tabs; on other controls the browser makes clicks of keys. */
const tabKeys = /^(Arrow.+|Page.+|Home|End)$/;

/**
 * Notes the last form that the browser refused to submit; input in it clears the note. Returns a function that submits it
 * again, so that the application shows its messages.
 */
export function noteRefusedForm() {
  let refused: HTMLFormElement | null = null;
  const note = ({ type, target }: Event) => {
    refused = type === 'invalid' ? (target as HTMLInputElement).form : null;
  };
  for (const type of ['invalid', 'input']) addEventListener(type, note, true);
  return () => {
    for (const type of ['invalid', 'input']) removeEventListener(type, note, true);
    refused?.requestSubmit();
  };
}

/**
 * Holds what a visitor does to controls that need the application until it runs: `repeat` then does it again, once and
 * in the same order. If it never runs, `giveUp` follows the link that was clicked last. A held control says `aria-busy`, for
 * `patienceMs` at most: then `onLate` is called.
 */
export function holdEarlyInput(onLate: () => void) {
  const held: { event: MouseEvent | KeyboardEvent; control: HTMLElement }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: MouseEvent | KeyboardEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(waiting);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event instanceof KeyboardEvent && !(control.role === 'tab' && tabKeys.test(event.key))) return;
    // React may listen before the event is repeated, and would act on it twice.
    event.stopPropagation();
    // A press gives the focus, which must not wait.
    if (event.type !== 'mousedown') event.preventDefault();
    held.push({ event, control });
    control.ariaBusy = 'true';
    timer ??= setTimeout(onLate, patienceMs);
  };
  const release = () => {
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, hold, true);
    for (const { control } of held) control.ariaBusy = null;
    return held.splice(0);
  };
  for (const type of types) addEventListener(type, hold, true);

  return {
    async repeat() {
      for (const { event, control } of release()) {
        // Each key moves the focus, a moment later, and the next one goes on from there. A translator's elements are gone.
        const pressed = (event.target as Element).isConnected ? event.target : control;
        const target = event instanceof KeyboardEvent ? document.activeElement : pressed;
        const Event = event.constructor as typeof MouseEvent;
        if (control.isConnected) target!.dispatchEvent(new Event(event.type, event as MouseEventInit));
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    giveUp() {
      const last = release()
        .filter(({ event }) => event.type === 'click')
        .pop()?.control;
      if (last instanceof HTMLAnchorElement) location.assign(last.href);
    },
  };
}

const types = ['mousedown', 'click', 'keydown'] as const;
