/* What every page has of the visitor's business from the start; what comes with the code of the field is in personalization-field.ts. */

/** How the texts of the pages name it until it has a name. */
export const unnamedBusiness = 'your business';

/** The same where nothing stands before it. */
export const unnamedBusinessTitle = 'Your business';

/** Stands before its name and leads the buttons that begin a trial. */
export const forBusiness = 'For';

/** The parameters of an address that opens the site with a business on it. */
export const parameters = { name: 'for', trade: 'trade' } as const;

/**
 * What a place has of the business: its name or that of a shop which stands for its trade, the first letter of that, the
 * trade; `ownName` is the visitor's name alone, where the words are about the visitor. What is booked there is the place in `tradeWords`
 * (personalization-field.ts).
 */
export type PersonalizedPart = 'name' | 'initial' | 'trade' | 'ownName' | number;
