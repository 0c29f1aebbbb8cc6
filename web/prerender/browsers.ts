/** Set by Tailwind 4. Older browsers keep the HTML. */
export const oldestBrowsers = { chrome: '111', firefox: '128', safari: '16.4' } as const;

export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
