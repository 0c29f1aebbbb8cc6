/* What every page has of the visitor's business from the start; what comes with the code of the field is in business-field.ts. */

/** How the texts of the pages name it until it has a name. */
export const nameless = 'your business';

/** The same where nothing stands before it. */
export const namelessTitle = 'Your business';

/** Stands before its name and leads the buttons that begin a trial. */
export const forBusiness = 'For';

/** The parameters of an address that opens the site with a business on it. */
export const parameters = { name: 'for', trade: 'trade' } as const;

/**
 * What a place has of the business: its name or that of a shop which stands for its trade, the first letter of that, the
 * trade; `said` is the name alone, where the words are about the visitor. What is booked there is the place in `tradeWords`
 * (business-field.ts).
 */
export type YourPart = 'name' | 'initial' | 'trade' | 'said' | number;
