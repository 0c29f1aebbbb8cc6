import type { MouseEvent } from 'react';
import { staticPart } from '../browser/static-part.tsx';

/** The pricing section. The plan and the way of paying are logged when a visitor goes to the checkout. */
export const Pricing = staticPart('plans', () => import('./plans.tsx'), logChoice);

function logChoice({ target }: MouseEvent) {
  const checkout = (target as Element).closest<HTMLElement>('[data-plan]');
  if (checkout) console.log('Plan chosen:', checkout.dataset.plan, checkout.dataset.billing);
}
