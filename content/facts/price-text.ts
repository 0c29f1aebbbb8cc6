import { money } from '../shared/format.ts';
import { site } from '../site.ts';

/** The tax note behind a price, or nothing. */
export const taxNote = site.taxNote && ` ${site.taxNote}`;

/** For what a price is paid, with the tax note: 'a month plus VAT'. */
export const each = { monthly: `a month${taxNote}`, annual: `a year${taxNote}` } as const;

/** The price of a plan: '$97 a month', '£97 a month plus VAT'. */
export const monthlyPrice = (amount: number): string => `${money(amount)} ${each.monthly}`;
