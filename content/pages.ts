/** Every path, with its name in menus and links. */
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
 * A `page` is web/pages/<path with dashes>/page.tsx; a `feature` is content/features/<slug>.ts, with or without
 * web/pages/feature/pieces/<slug>.tsx; a `legal` document is content/legal/<slug>.md.
 */
export type PageKind = 'page' | 'feature' | 'legal';

export type PagePath = keyof typeof pages;

export type FeaturePath = {
  [Path in PagePath]: (typeof pages)[Path]['kind'] extends 'feature' ? Path : never;
}[PagePath];

export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`;

export const changelogPath = pathOf('/changelog');

function pathOf(path: string): PagePath | undefined {
  return path in pages ? (path as PagePath) : undefined;
}

/**
 * Permanent redirects of former paths: `'/old-page.html': '/about'`, `'/?page_id=12': '/#pricing'`. Case, slashes and `.html`
 * may differ. A row with a query matches addresses that include it; other parameters are kept.
 */
export const redirects: Readonly<Record<`/${string}`, PageLink>> = {};

/** Title and description for tabs, search results and link previews. */
export interface PageHead {
  /** Unique, at most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  socialTitle: string;
  socialDescription: string;
}

export interface Action {
  label: string;
  to: PageLink | `https://${string}`;
}
