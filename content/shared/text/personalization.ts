/* Loaded by every page; personalization-field.ts has the rest. */

/** Placeholder in a sentence. */
export const unnamedBusiness = 'your business';

export const unnamedBusinessTitle = 'Your business';

export const forBusiness = 'For';

/** Query of a link with a business name. */
export const parameters = { name: 'for', trade: 'trade' } as const;

/** `ownName` is never a sample shop's. From `host` on the text depends on the trade (`tradeTexts`). */
export type PersonalizedPart =
  | 'name'
  | 'initial'
  | 'trade'
  | 'ownName'
  | 'host'
  | `${'visit' | 'price' | 'lane' | 'laneWithHer'}${number}`;
