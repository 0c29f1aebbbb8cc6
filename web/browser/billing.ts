import type { Billing } from '#content/facts/pricing.ts';
import { keepStored, readStored } from './storage.ts';

const storageKey = 'billing';

/** The id of the radio button of a way to pay. */
export const billingId = (billing: Billing) => `billing-${billing}`;

/** Keeps for this visit how somebody wants to pay. */
export function keepBilling(billing: Billing) {
  keepStored('sessionStorage', storageKey, billing);
}

/** Shows the prices of the way to pay that was kept, whatever the browser has restored. */
export function showKeptBilling() {
  const kept = readStored<Billing>('sessionStorage', storageKey);
  const radio = kept && (document.getElementById(billingId(kept)) as HTMLInputElement | null);
  if (radio) radio.checked = true;
}
