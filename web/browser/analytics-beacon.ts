import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Counted, Step } from '#content/shared/desk/analytics-events.ts';
import { api } from '#content/shared/http/api.ts';

/** The worker's limit for a request. */
const maxEvents = 60;

/**
 * Sends events when the page is hidden. Returns the function that adds one. Adds vitals and the steps in `data-count` itself: of
 * links at a click, of other elements at a change inside, `prices` in view.
 */
export function beginBeacon(): (...counted: Counted) => void {
  const loaded = location.pathname;
  let landing: string | undefined;
  let gathered: Counted[] = [];
  const add = (...counted: Counted) => {
    if (gathered.length < maxEvents) gathered.push(counted);
  };

  const known = new Set<string>();
  const once = (...counted: Counted) => {
    const what = counted[0] + counted[1];
    if (!known.has(what)) add(...counted);
    known.add(what);
  };
  const reach = (step: Step) => once('step', step);
  const countStep = (event: Event, counted: string) => {
    const element = (event.target as Element).closest<HTMLElement>(counted);
    if (element?.dataset.offer) add('trial', element.dataset.offer);
    if (element) reach(element.dataset.count as Step);
  };
  for (const click of ['click', 'auxclick'])
    addEventListener(click, (event) => countStep(event, 'a[data-count]'), true);
  addEventListener('change', (event) => countStep(event, '[data-count]'), true);
  const prices = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) reach('prices');
  });

  // At the first hide. Unknown paths are dropped.
  const measured = ({ name, value }: { name: 'LCP' | 'INP' | 'CLS'; value: number }) => {
    if (landing === loaded) once(name, landing, value);
  };
  onLCP(measured);
  onINP(measured);
  onCLS(measured);

  // After the vitals' listeners for the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden' || gathered.length === 0) return;
    navigator.sendBeacon?.(api.count, JSON.stringify(gathered));
    gathered = [];
  };
  addEventListener('visibilitychange', send, true);
  addEventListener('pagehide', send, true);

  return (...counted) => {
    add(...counted);
    const [what, on] = counted;
    if (what !== 'view') return;
    if (!landing) {
      landing = on;
      const from = document.referrer && new URL(document.referrer).hostname;
      // A reload, or a new tab from this site, continues a visit.
      if (from !== location.hostname && isArrival()) {
        add('visit', on);
        if (from) add('referrer', from);
      }
    }
    const section = document.querySelector('[data-count=prices]');
    if (section) prices.observe(section);
  };
}

function isArrival() {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  return type !== 'reload' && type !== 'back_forward';
}
