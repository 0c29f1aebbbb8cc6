import type { ComponentProps, ComponentType, ReactNode } from 'react';
import {
  annualNote,
  type Billing,
  checkoutUrl,
  monthlyNote,
  type Plan,
  paymentNote,
  pricingWords as words,
} from '#content/facts/pricing.ts';
import { startTrial } from '#content/navigation.ts';
import { money } from '#content/shared/text/format.ts';
import { buttonClass } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { Ticks } from '../ui/ticks.tsx';

const price = 'flex flex-wrap items-baseline gap-x-2 whitespace-nowrap';

/** Below the price. */
export type PlanNote = ComponentType<{ slug: Plan['slug']; billing: Billing }>;

/**
 * Rows of adjacent cards align (subgrid). Each billing period shows its own elements. On a phone the benefits fold
 * (pricing.css).
 */
export function PlanCard({ plan, Note }: { plan: Plan; Note?: PlanNote }) {
  const { slug, name, description, benefits, perfectFor, popular, monthly, annual } = plan;
  const struck = monthly.originalPrice;
  return (
    <li className={popular ? 'plan-card dark-area bg-night text-on-dark lg:-my-5 lg:py-14' : 'plan-card card'}>
      <div>
        <h3 className="flex flex-wrap items-center gap-x-4 text-2xl leading-tight">
          {name}
          {popular && (
            <span className="rounded-full bg-highlight px-3 py-1 font-sans text-xs font-bold tracking-normal text-text">
              {words.popularBadge}
            </span>
          )}
        </h3>
        <p className="mt-1 text-muted max-sm:text-sm sm:mt-2">{description}</p>
      </div>
      <div className="pt-3 sm:pt-6">
        <Shown when="monthly">
          <p className={price}>
            <span className="numerals text-[clamp(2.5rem,10vw,3.5rem)]">{money(monthly.price)}</span>
            {struck && (
              <s className="text-lg text-on-dark-faint">
                <span className="sr-only">{`${words.insteadOf} `}</span>
                {money(struck)}
              </s>
            )}
            {words.each.monthly}
          </p>
          <p className="mt-2 font-[650] empty:hidden lg:min-h-7 lg:empty:block text-accent">{monthlyNote(plan)}</p>
          {Note && <Note slug={slug} billing="monthly" />}
        </Shown>
        <Shown when="annual">
          <p className={price}>
            <span className="numerals text-[clamp(2.5rem,10vw,3.5rem)]">{money(annual.price)}</span>
            {words.each.annual}
          </p>
          <p className="mt-2 font-[650] lg:min-h-7 text-accent">{annualNote(plan)}</p>
          {Note && <Note slug={slug} billing="annual" />}
        </Shown>
      </div>
      <div className="pt-3 sm:pt-6">
        <Checkout plan={plan} billing="monthly" />
        <Checkout plan={plan} billing="annual" />
      </div>
      <details>
        <summary>{words.benefitsLabel}</summary>
        <Ticks items={benefits} />
      </details>
      <p className="self-end text-xs text-muted sm:pt-6 sm:text-sm">
        <span className="font-[650]">{`${words.perfectForLabel}:`}</span>
        {` ${perfectFor}`}
      </p>
    </li>
  );
}

function Checkout({ plan, billing }: { plan: Plan; billing: Billing }) {
  return (
    <Shown when={billing}>
      <CheckoutLink
        plan={plan}
        billing={billing}
        className={buttonClass(plan.popular ? 'bright' : 'primary', 'w-full')}
      >
        {startTrial.label}
        <span className="sr-only">{`: ${plan.name}, ${words.billing[billing]}`}</span>
      </CheckoutLink>
      <p className="mt-3 text-xs text-muted sm:text-sm">{paymentNote(plan, billing)}</p>
    </Shown>
  );
}

export function CheckoutLink({ plan, billing, ...props }: ComponentProps<'a'> & { plan: Plan; billing: Billing }) {
  const logChoice = () => console.log('Plan chosen:', plan.slug, billing);
  return (
    <NewTabLink
      href={checkoutUrl(plan, billing)}
      onClick={logChoice}
      data-count="trial"
      data-offer={`${plan.slug} ${billing}`}
      {...props}
    />
  );
}

function Shown({ when, children }: { when: Billing; children: ReactNode }) {
  return <div className={`paid-${when}`}>{children}</div>;
}
