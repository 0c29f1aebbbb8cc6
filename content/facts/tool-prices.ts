import { roundMoney } from '../shared/text/format.ts';
import { site } from '../site.ts';
import { offer } from './figures.ts';
import { type JobId, jobs } from './jobs.ts';
import { taxNote } from './price-text.ts';
import { smallestPlan } from './pricing.ts';

/** Typical monthly price of a tool for one job alone, in site.currency. */
export const toolPrices: Readonly<Record<JobId, number>> = {
  crm: 199,
  funnels: 149,
  email: 89,
  sms: 79,
  courses: 169,
  booking: 59,
  reviews: 299,
  website: 39,
  calls: 119,
  social: 89,
  forms: 47,
  chat: 79,
};

/** A monthly price, drawn in equal parts: jobs or clients. */
interface PriceBar {
  label: string;
  price: number;
  parts: number;
}

export interface PriceComparison {
  bars: readonly [PriceBar, PriceBar];
  note?: string;
}

export function againstTools(label: string, ...ids: JobId[]): PriceComparison {
  const all = Object.keys(jobs).length;
  return {
    bars: [
      { label, price: roundMoney(ids.reduce((sum, id) => sum + toolPrices[id], 0)), parts: ids.length },
      {
        label: `${site.name} ${smallestPlan.name}, with all ${all} jobs${taxNote && `,${taxNote}`}`,
        price: offer.lowestPrice,
        parts: all,
      },
    ],
  };
}
