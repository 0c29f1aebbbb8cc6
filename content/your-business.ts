/** How the texts of the pages name the visitor's business until it has a name. */
export const nameless = 'your business';

/** Leads the buttons that begin a trial. */
export const forBusiness = `For ${nameless}`;

/** The parameter of an address that opens the site with a name on it. */
export const nameParameter = 'for';

/** What a picture may have of the business; what is booked there is the place in `tradeWords` (business-field.ts). */
export type YourPart = 'name' | 'initial' | 'trade' | number;
