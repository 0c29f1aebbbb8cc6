import type { Billing } from '#content/pricing.ts';
import { keepStored, readStored } from './storage.ts';

const storageKey = 'billing';

/** The radio button for paying by the year. */
const annualId = 'billing-annual';

/** Keeps for this visit how somebody wants to pay. */
export function keepBilling(billing: Billing) {
  keepStored('sessionStorage', storageKey, billing);
}

/** Shows the prices of the way to pay that was kept. The page's HTML has monthly ones. */
export function showKeptBilling() {
  const annual = document.getElementById(annualId) as HTMLInputElement | null;
  if (annual && readStored<Billing>('sessionStorage', storageKey) === 'annual') annual.checked = true;
}
