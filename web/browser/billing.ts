import type { Billing } from '#content/facts/pricing.ts';
import { keepStored, readStored } from './storage.ts';

const storageKey = 'billing';

/** The id of a billing period's radio button. */
export const billingId = (billing: Billing) => `billing-${billing}`;

/** Stores the billing period for this tab. */
export function keepBilling(billing: Billing) {
  keepStored('sessionStorage', storageKey, billing);
}

/** Checks the radio button of the stored billing period. */
export function showKeptBilling() {
  const kept = readStored<Billing>('sessionStorage', storageKey);
  const radio = kept && (document.getElementById(billingId(kept)) as HTMLInputElement | null);
  if (radio) radio.checked = true;
}
