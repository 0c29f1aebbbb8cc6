import type { Billing } from '#content/facts/pricing.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const storageKey = 'billing';

export const billingId = (billing: Billing) => `billing-${billing}`;

export function keepBilling(billing: Billing) {
  keepStored('sessionStorage', storageKey, billing);
}

export function showKeptBilling() {
  const kept = readStored<Billing>('sessionStorage', storageKey);
  const radio = kept && (document.getElementById(billingId(kept)) as HTMLInputElement | null);
  if (radio) radio.checked = true;
}
