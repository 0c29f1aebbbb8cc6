import { ended } from '../shared/text/ended.ts';
import { site } from '../site.ts';
import { offer } from './figures.ts';
import { planRows } from './plan-table.ts';
import { monthlyPrice } from './price-text.ts';
import { firstPlanWith } from './pricing.ts';

/** At most 160 characters. */
export const productSummary = `${site.name} is the all-in-one CRM for small businesses: it follows up, books and gets you paid, from ${ended(monthlyPrice(offer.lowestPrice))} AI employees start at ${ended(monthlyPrice(firstPlanWith(planRows.employees).monthly.price))}`;
