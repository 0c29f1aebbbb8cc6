import { type ForeignChanges, recordChanges } from './foreign-changes.ts';

declare global {
  /** The development server has none. */
  var foreignChanges: ForeignChanges | undefined;
}

globalThis.foreignChanges = recordChanges();
