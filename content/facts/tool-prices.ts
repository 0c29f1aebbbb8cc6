import { roundMoney } from '../shared/format.ts';
import { site } from '../site.ts';
import { offer } from './figures.ts';
import { type JobId, jobs } from './jobs.ts';
import { taxNote } from './price-text.ts';
import { smallestPlan } from './pricing.ts';

/** What a tool that does one of the jobs and nothing else typically costs a small business a month, in site.currency. */
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

/** A price by the month, and of how many equal parts it is drawn: jobs that it pays for, or clients. */
interface PriceBar {
  label: string;
  price: number;
  parts: number;
}

/** Two prices to hold against each other, and what to know of them where they are no typical ones. */
export interface PriceComparison {
  bars: readonly [PriceBar, PriceBar];
  note?: string;
}

/** What tools for these jobs cost together, against the smallest plan, which does all jobs. */
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
