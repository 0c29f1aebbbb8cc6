import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

export const taxNote = site.taxNote && ` ${site.taxNote}`;

/** Billing periods with the tax note: 'a month plus VAT'. */
export const each = { monthly: `a month${taxNote}`, annual: `a year${taxNote}` } as const;

export const monthlyPrice = (amount: number): string => `${money(amount)} ${each.monthly}`;
