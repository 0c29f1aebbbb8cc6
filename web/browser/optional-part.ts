import { type ComponentType, lazy } from 'react';

/** A part that the page can do without: where its code cannot be fetched, nothing stands there. */
export const optionalPart = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(() => load().catch(() => ({ default: () => null })));
