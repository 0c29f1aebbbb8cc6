/** Runs `work` when the browser has nothing better to do; in a browser that does not tell, a little later. */
export const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
