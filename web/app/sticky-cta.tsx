import { plans, pricingWords } from '#content/facts/pricing.ts';
import { startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { CheckoutLink } from '../sections/plan-card.tsx';
import { ButtonLink, buttonClass } from '../ui/button.tsx';

const billings = ['monthly', 'annual'] as const;

/** Links to `#pricing`, and there to the trial of the plan in view (`startup/sticky-cta.ts`). */
export function StickyCta() {
  return (
    <section aria-label={frameWords.stickyCta} className="sticky-cta">
      <div data-plan="" className="grow">
        <ButtonLink to={startTrial.to} look="primary" className="w-full">
          {startTrial.label}
        </ButtonLink>
      </div>
      {plans.flatMap((plan) =>
        billings.map((billing) => (
          <div key={plan.slug + billing} data-plan={plan.slug} hidden className={`grow paid-${billing}`}>
            <CheckoutLink plan={plan} billing={billing} className={buttonClass('primary', 'w-full px-3')}>
              {`${pricingWords.startWith} ${plan.name}`}
              <span className="sr-only">{`, ${pricingWords.billing[billing]}`}</span>
            </CheckoutLink>
          </div>
        )),
      )}
    </section>
  );
}
