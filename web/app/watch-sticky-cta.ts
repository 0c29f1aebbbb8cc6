import type { Billing, Plan } from '#content/facts/pricing.ts';
import { billingId } from '../browser/billing.ts';
import { openingOf } from '../browser/page-opening.ts';

const keyboardFields = 'input:not([type=checkbox], [type=radio]), select, textarea';

const trialButtons = '.button:is([href$="#pricing"], .plan-card *)';

/**
 * Root attributes show the bar and the header's trial button on a phone. The bar hides over the hero, the footer, the
 * comparison's bar and other trial buttons. It also hides on pages with a form, and while a field has focus. `showOffer` gets
 * the plan in view, undefined outside `#pricing`.
 */
export function watchStickyCta(showOffer: (plan: Plan['slug'] | undefined, billing: Billing) => void) {
  const root = document.documentElement;
  const main = document.getElementById('main')!;
  let blockers: (Element | null)[] = [];
  let cards: HTMLElement[] = [];
  let plan: Plan['slug'] | undefined;

  const update = () => {
    const has = (element: Element | null) => element !== null && screen.seen.has(element);
    const isBlocked = blockers.some(has) || [...thumb.seen].some(isVisible) || main.querySelector('[data-form]');
    root.toggleAttribute('data-sticky-cta', !isBlocked && !document.activeElement?.matches(keyboardFields));
    root.toggleAttribute(
      'data-header-trial',
      ![...screen.seen].some((element) => element.matches(trialButtons) && isVisible(element)),
    );
    const annual = document.getElementById(billingId('annual')) as HTMLInputElement | null;
    showOffer(has(main.querySelector('#pricing')) ? plan : undefined, annual?.checked ? 'annual' : 'monthly');
  };
  const screen = watchPart('0px', update);
  const thumb = watchPart('-75% 0px 0px', update);
  const upperHalf = watchPart('99999px 0px -50%', () => {
    plan = planOf(cards.findLast((card) => upperHalf.seen.has(card)) ?? cards[0]);
    update();
  });

  const watch = () => {
    blockers = [openingOf(main), main.querySelector('.stack-table'), document.querySelector('.site-footer')];
    const buttons = [...main.querySelectorAll(trialButtons)];
    cards = [...main.querySelectorAll<HTMLElement>('.plan-card')];
    plan = planOf(cards[0]);
    screen.watch([...blockers, main.querySelector('#pricing'), ...buttons]);
    thumb.watch(buttons);
    upperHalf.watch(cards);
    // Another page, or content below the fold (below-fold.tsx).
    for (const part of [main, main.firstElementChild!]) pages.observe(part, { childList: true });
  };
  const pages = new MutationObserver(watch);
  watch();
  for (const change of ['focusin', 'focusout']) addEventListener(change, () => setTimeout(update));
  // The table compares one plan at a time.
  main.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'compared-plan')
      plan = (target as HTMLInputElement).value as Plan['slug'];
    update();
  });
}

const planOf = (card: HTMLElement | undefined) => card?.dataset.plan as Plan['slug'] | undefined;

/** The street hides the buttons of a shop that isn't chosen (pages/home/main-street.css). */
const isVisible = (button: Element) => getComputedStyle(button).visibility === 'visible';

/** `rootMargin` adds to the screen; negative margins narrow it. */
function watchPart(rootMargin: string, onChange: () => void) {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      onChange();
    },
    { rootMargin },
  );
  const watch = (elements: (Element | null)[]) => {
    observer.disconnect();
    seen.clear();
    for (const element of elements) if (element) observer.observe(element);
  };
  return { seen, watch };
}
