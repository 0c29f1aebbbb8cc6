/** The oldest browsers in which the application starts, as Tailwind 4 needs them; the others get the HTML alone. */
export const oldestBrowsers = { chrome: '111', firefox: '128', safari: '16.4' } as const;

/** The same for Vite's `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
