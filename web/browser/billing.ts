import type { Billing } from '#content/pricing.ts';

const storageKey = 'billing';

/** The radio button for paying by the year. */
const annualId = 'billing-annual';

/** Keeps for this visit how somebody wants to pay. */
export function keepBilling(billing: Billing) {
  try {
    sessionStorage.setItem(storageKey, billing);
  } catch {
    // Where the browser refuses storage, each page begins with monthly prices.
  }
}

/** Shows the prices of the way to pay that was kept. The page's HTML has monthly ones. */
export function showKeptBilling() {
  try {
    const annual = document.getElementById(annualId) as HTMLInputElement | null;
    if (annual && sessionStorage.getItem(storageKey) === 'annual') annual.checked = true;
  } catch {
    // As above.
  }
}
