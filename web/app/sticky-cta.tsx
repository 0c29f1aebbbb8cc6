import type { SyntheticEvent } from 'react';
import { embedAt } from '#content/embeds/embeds.ts';
import { chatWords } from '#content/embeds/sample-embeds.ts';
import { plans, pricingWords } from '#content/facts/pricing.ts';
import { startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { site } from '#content/site.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { pageLoading } from '../browser/page-loading.ts';
import { soon } from '../browser/soon.ts';
import { openChat } from '../embeds/embeds.tsx';
import { CheckoutLink } from '../sections/plan-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { isPlainClick } from '../ui/plain-click.ts';

const billings = ['monthly', 'annual'] as const;

/** On phones. In `#pricing` the trial is that of the plan in view (`startup/sticky-cta.ts`). */
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
            <CheckoutLink plan={plan} billing={billing} look="primary" className="px-3">
              {`${pricingWords.startWith} ${plan.name}`}
              <span className="sr-only">{`, ${pricingWords.billing[billing]}`}</span>
            </CheckoutLink>
          </div>
        )),
      )}
      <ChatLink />
    </section>
  );
}

/** Links to the contact form if scripts or the chat fail, or the chat needs consent. */
function ChatLink() {
  const hydrated = useHydrated();
  const chat = embedAt('chat');
  const opens = chat && !chat.consent;
  const open = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    pageLoading(soon(openChat())).catch(() => location.assign(href));
  };
  return (
    <a
      href="/contact"
      aria-label={chatWords.launcher}
      {...(opens && {
        'data-needs-app': '',
        ...(hydrated && { role: 'button' }),
        onClick: (event) => isPlainClick(event) && open(event),
        onKeyDown: (event) => event.key === ' ' && open(event),
      })}
      className="grid size-13 place-items-center rounded-full border-2 border-night bg-highlight"
    >
      <img src={site.sign} alt="" width="36" height="36" loading="lazy" />
    </a>
  );
}
