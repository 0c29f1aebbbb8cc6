import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Billing, plans, pricingWords as words } from '#content/facts/pricing.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { billingId, keepBilling, showKeptBilling } from './billing.ts';
import { MessagePrices } from './message-prices.tsx';
import { TrialFor } from './personalization.tsx';
import { PlanCard, type PlanNote } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';

/** By number of plans. */
const columns = ['max-w-xl', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-2 xl:grid-cols-4'];

/** CSS shows the selected price, so it works without JavaScript. */
export function Pricing({ Note }: { Note?: PlanNote }) {
  return (
    <Section id="pricing" ground="alt" labelledBy="pricing-heading">
      <div className="pricing" data-count="prices">
        <div className="flex flex-wrap items-end justify-between gap-x-10 mb-3">
          <SectionHead id="pricing-heading" {...words} text={<Lead />} />
          <BillingSwitch />
        </div>
        <TrialFor />
        <ul className={`mt-2 grid gap-3 sm:gap-5 ${columns[plans.length - 1]}`}>
          {plans.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} Note={Note} />
          ))}
        </ul>
        <p className="mt-6 text-center font-medium text-balance max-sm:text-sm lg:mt-12">
          <Icon name="shield" className="mr-2 inline text-action" />
          {words.promise}
        </p>
        <PlanTable />
        <MessagePrices />
      </div>
    </Section>
  );
}

/** `?connect=Stripe` replaces the text. The space is that of the longer one. */
function Lead() {
  const { search } = useLocation();
  const [line, setLine] = useState<string>();

  useEffect(() => {
    const tool = new URLSearchParams(search).get('connect');
    let left = false;
    const show = (line?: string) => left || setLine(line);
    // Names need the directory.
    if (tool)
      import('#content/pages/integrations-native.ts').then(({ connectLine }) => show(connectLine(tool)), console.error);
    else show();
    return () => {
      left = true;
    };
  }, [search]);

  if (!line) return words.text;
  return (
    <span className="relative block">
      <span className="invisible">{words.text}</span>
      <span className="absolute inset-0 font-[650] text-text">{line}</span>
    </span>
  );
}

function BillingSwitch() {
  const annual = useRef<HTMLInputElement>(null);
  const keepShown = () => keepBilling(annual.current!.checked ? 'annual' : 'monthly');

  const hydrating = !useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useLayoutEffect(() => {
    // A choice made before hydration is newer than the stored one.
    if (hydrating) keepShown();
    else showKeptBilling();
  }, []);

  // onInput: React's onChange misses a choice that undoes one by script.
  return (
    <fieldset
      data-no-markdown=""
      onInput={keepShown}
      className="flex flex-wrap rounded-[28px] border border-line bg-surface p-1 md:mb-13"
    >
      <legend className="sr-only">{words.billingLegend}</legend>
      <BillingChoice value="monthly" label={words.billing.monthly} defaultChecked />
      <BillingChoice value="annual" label={words.billing.annual} note={words.annualBadge} input={annual} />
    </fieldset>
  );
}

interface BillingChoiceProps {
  value: Billing;
  label: string;
  note?: string;
  input?: RefObject<HTMLInputElement | null>;
  defaultChecked?: boolean;
}

function BillingChoice({ value, label, note, input, defaultChecked }: BillingChoiceProps) {
  return (
    <label className="relative flex min-h-11 items-center gap-2 rounded-full px-2.5 font-[650] whitespace-nowrap has-checked:bg-text has-checked:text-white sm:px-5">
      <input
        ref={input}
        id={billingId(value)}
        type="radio"
        name="billing"
        value={value}
        defaultChecked={defaultChecked}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full"
      />
      {label}
      {note && <span className="rounded-full bg-highlight px-2 py-0.5 text-xs text-text">{note}</span>}
    </label>
  );
}
