import type { PageHead } from './pages.ts';
import { site } from './site.ts';

/** The head of the page that is shown where there is none. */
export const head: PageHead = {
  title: 'Page Not Found',
  description: `There is no page at this address. The home page, the features and the contact form of ${site.name} are one click away.`,
  keywords: ['page not found', '404', 'wrong address'],
  socialTitle: 'Page Not Found',
  socialDescription: 'There is no page at this address.',
};
