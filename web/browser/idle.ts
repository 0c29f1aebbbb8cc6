/** Safari lacks requestIdleCallback. */
export const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/** Resolves when idle after the next frame, or after `timeout` ms. */
export const idle = (timeout: number) =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => whenIdle(resolve, { timeout })));
