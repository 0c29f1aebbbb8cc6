import { site } from '../site.ts';
import { offer } from './figures.ts';
import { monthlyPrice } from './price-text.ts';

/** What the product is, for whom, what it does and replaces, and what it costs; at most 160 characters. */
export const productSummary = `${site.name} is the all-in-one CRM for small businesses: it answers leads, follows up, books and gets you paid, in place of twelve tools, from ${monthlyPrice(offer.lowestPrice)}.`;
