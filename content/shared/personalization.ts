/* What every page loads; personalization-field.ts has the rest. */

/** Placeholder in a sentence. */
export const unnamedBusiness = 'your business';

export const unnamedBusinessTitle = 'Your business';

export const forBusiness = 'For';

/** Query of a link with a business name. */
export const parameters = { name: 'for', trade: 'trade' } as const;

/** `ownName` is never a sample shop's. A number is an index in `tradeWords`. */
export type PersonalizedPart = 'name' | 'initial' | 'trade' | 'ownName' | number;
