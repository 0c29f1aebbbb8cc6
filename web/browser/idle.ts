/** Runs `work` when the browser has nothing better to do; in a browser that does not tell, a little later. */
export const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/**
 * Resolves in an idle moment once what was changed before is drawn, `timeout` milliseconds later at the most: some browsers
 * tell of none for a long time.
 */
export const idle = (timeout: number) =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => whenIdle(resolve, { timeout })));
