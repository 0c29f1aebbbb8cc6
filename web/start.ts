import { visitor } from './visitor.ts';

/**
 * The one script inside the HTML. Fetches the application, which hydrates the page: when the page has loaded and the
 * browser is idle, or at the first sign of a visitor, whichever comes first. Earlier it would only compete with the
 * first paint. The element names the application's modules and the page's, the one to run first.
 */
const [application, ...others] = document.currentScript!.dataset.modules!.split(' ') as [string, ...string[]];

const begin = () => {
  import(/* @vite-ignore */ application);
  // All at once: each of them names the next only when it is there.
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};

const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
};

visitor.then(begin);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
