import { loadFonts } from './fonts.ts';
import { whenIdle } from './idle.ts';
import { visitor } from './visitor.ts';

/**
 * The one script inside the HTML. Fetches the application, which hydrates the page: when the page has loaded and the
 * browser is idle, or at the first sign of a visitor, whichever comes first. Earlier it would only compete with the
 * first paint, as the fonts would, which are fetched behind it. The element names the application's modules and the
 * page's, the one to run first.
 */
const [application, ...others] = document.currentScript!.dataset.modules!.split(' ') as [string, ...string[]];

const begin = () => {
  import(/* @vite-ignore */ application).catch(standstill);
  // All at once: each of them names the next only when it is there.
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};

/**
 * Without the application, whose files may be blocked, the page becomes what it is where scripts are off: what is of no
 * use is hidden, and what hid behind it is shown.
 */
const standstill = (error: unknown) => {
  console.error(error);
  [...document.styleSheets].forEach(asWithoutScripts);
};
const asWithoutScripts = (rule: CSSRule | CSSStyleSheet) => {
  if (rule instanceof CSSMediaRule) {
    const condition = rule.conditionText.replace('scripting: none', 'width >= 0px');
    rule.media.mediaText = condition.replace('scripting: enabled', 'width < 0px');
  }
  if ('cssRules' in rule) [...(rule.cssRules as CSSRuleList)].forEach(asWithoutScripts);
};
// From the application, when the page's own code is what cannot be fetched.
addEventListener('standstill', (event) => standstill((event as CustomEvent).detail));

// The browser goes to a place in the page: all of it must be laid out (web/browser/lay-out.ts).
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== 'navigate') document.documentElement.dataset.whole = '';

const idle = new Promise((resolve) => addEventListener('load', () => whenIdle(resolve, { timeout: 2000 })));
Promise.race([visitor, idle]).then(begin);

new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  loadFonts();
}).observe({ type: 'paint', buffered: true });
