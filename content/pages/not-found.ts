import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export const notFound = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  help: 'There’s nothing at this address. The page may have moved.',
  actions: [
    { label: 'Go to the home page', to: '/' },
    { label: 'See the features', to: '/features' },
    { label: 'Contact us', to: '/contact' },
  ],
} as const;

export const head: PageHead = {
  title: 'Page Not Found',
  description: `There’s no page at this address. The ${site.name} home page, features and contact form are one click away.`,
  keywords: ['page not found', '404', 'wrong address'],
  socialTitle: 'Page Not Found',
  socialDescription: 'There’s no page at this address.',
};
