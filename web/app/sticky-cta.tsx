import { useEffect, useState } from 'react';
import { plans, pricingWords } from '#content/facts/pricing.ts';
import { startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { CheckoutLink } from '../sections/plan-card.tsx';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { watchStickyCta } from './watch-sticky-cta.ts';

const offers = plans.flatMap((plan) => (['monthly', 'annual'] as const).map((billing) => ({ plan, billing })));

/** Links to `#pricing`, and there to the trial of the plan in view. */
export function StickyCta() {
  const [offer, setOffer] = useState<(typeof offers)[number]>();
  useEffect(
    () =>
      watchStickyCta((slug, billing) =>
        setOffer(offers.find((offer) => offer.plan.slug === slug && offer.billing === billing)),
      ),
    [],
  );
  return (
    <section aria-label={frameWords.stickyCta} className="sticky-cta">
      {offer ? (
        <CheckoutLink {...offer} className={buttonClass('primary', 'grow px-3')}>
          {`${pricingWords.startWith} ${offer.plan.name}`}
          <span className="sr-only">{`, ${pricingWords.billing[offer.billing]}`}</span>
        </CheckoutLink>
      ) : (
        <ButtonLink to={startTrial.to} look="primary" className="grow">
          {startTrial.label}
        </ButtonLink>
      )}
    </section>
  );
}
