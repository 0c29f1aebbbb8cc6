import type { MouseEvent } from 'react';

/**
 * For the `onMouseDownCapture` of a Radix tab list, which would focus a pressed tab by script and so draw an outline that
 * nobody asked for. The browser focuses without one; the click chooses.
 */
export const leaveFocusToBrowser = (event: MouseEvent) => event.stopPropagation();
