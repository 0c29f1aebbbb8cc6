/** Every address of the site: what menus, breadcrumbs and links call the page, and what it is made of. */
export const pages = {
  '/': { name: 'Home', kind: 'page' },
  '/features': { name: 'All features', kind: 'page' },
  '/features/ai-automation': { name: 'AI automation', kind: 'feature' },
  '/features/crm': { name: 'CRM', kind: 'feature' },
  '/features/marketing-automation': { name: 'Marketing automation', kind: 'feature' },
  '/features/analytics': { name: 'Advanced analytics', kind: 'feature' },
  '/features/appointment-booking': { name: 'Appointment booking', kind: 'feature' },
  '/features/sales-funnel-builder': { name: 'Sales funnel builder', kind: 'feature' },
  '/features/communication': { name: 'Multi-channel inbox', kind: 'feature' },
  '/features/pipeline': { name: 'Sales pipeline', kind: 'feature' },
  '/features/forms': { name: 'Forms and surveys', kind: 'feature' },
  '/features/ecommerce': { name: 'E-commerce and payments', kind: 'feature' },
  '/features/courses': { name: 'Courses and memberships', kind: 'feature' },
  '/features/social-media': { name: 'Social media management', kind: 'feature' },
  '/features/reputation': { name: 'Reviews and reputation', kind: 'feature' },
  '/features/integrations': { name: 'Integrations and API', kind: 'feature' },
  '/features/white-label': { name: 'White-label and reselling', kind: 'feature' },
  '/features/advanced': { name: 'Enterprise features', kind: 'feature' },
  '/features/communication-channels': { name: 'Communication channels', kind: 'feature' },
  '/features/listings': { name: 'Listings and directories', kind: 'feature' },
  '/features/additional-tools': { name: 'Business tools', kind: 'feature' },
  '/website-builder': { name: 'Website builder', kind: 'feature' },
  '/ecommerce-builder': { name: 'E-commerce builder', kind: 'feature' },
  '/integrations/third-party': { name: 'Third-party integrations', kind: 'page' },
  '/integrations/native': { name: 'Native integrations', kind: 'page' },
  '/privacy-policy': { name: 'Privacy policy', kind: 'legal' },
  '/terms-of-service': { name: 'Terms of service', kind: 'legal' },
  '/cookie-policy': { name: 'Cookie policy', kind: 'legal' },
  '/gdpr-compliance': { name: 'GDPR compliance', kind: 'legal' },
  '/security-compliance': { name: 'Security and compliance', kind: 'legal' },
  '/contact': { name: 'Contact', kind: 'page' },
  '/changelog': { name: "What's New", kind: 'page' },
  '/support': { name: 'Support center', kind: 'page' },
  '/about': { name: 'About', kind: 'page' },
} as const satisfies Record<`/${string}`, { name: string; kind: PageKind }>;

/**
 * A `page` has a file of its own, web/pages/<path with dashes>/page.tsx; a `feature` has its words in
 * content/features/<slug>.ts and its picture in web/pages/feature/scenes/<slug>.tsx; a `legal` document is
 * content/legal/<slug>.md. The words of a page also say its head.
 */
export type PageKind = 'page' | 'feature' | 'legal';

/** The path of a page. A link to anything else does not compile. */
export type PagePath = keyof typeof pages;

/** The path of a page that shows a feature. */
export type FeaturePath = {
  [Path in PagePath]: (typeof pages)[Path]['kind'] extends 'feature' ? Path : never;
}[PagePath];

/** A link inside the site: a page, one of its sections, or a page with a query. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

/** The page of the changelog; undefined if the table has no row for it. */
export const changelogPath = pathOf('/changelog');

function pathOf(path: string): PagePath | undefined {
  return path in pages ? (path as PagePath) : undefined;
}

/**
 * Where the pages of former addresses are now, so that old links go on working: visitors are led there for good. Add a row
 * when a page gets another path, and one for each address of a former site: `'/old-page.html': '/about'`,
 * `'/?page_id=12': '/#pricing'`. Case, slashes and `.html` may differ. A row with a query is for addresses that have all of
 * it; what else they have goes along.
 */
export const redirects: Readonly<Record<`/${string}`, PageLink>> = {};

/** The head of a page: what the tab, search results and shared links say. */
export interface PageHead {
  /** Unique over the site, at most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  socialTitle: string;
  socialDescription: string;
}

/** A button or link: the label the visitor reads and where it leads (a page, or a host of `site.hosts`). */
export interface Action {
  label: string;
  to: PageLink | `https://${string}`;
}
