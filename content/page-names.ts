import type { PagePath } from './pages.ts';

/** What the site calls its feature and directory pages in menus, breadcrumbs and links between them. */
export const pageNames = {
  '/features': 'All features',
  '/features/ai-automation': 'AI automation',
  '/features/crm': 'CRM',
  '/features/marketing-automation': 'Marketing automation',
  '/features/analytics': 'Advanced analytics',
  '/features/appointment-booking': 'Appointment booking',
  '/features/sales-funnel-builder': 'Sales funnel builder',
  '/features/communication': 'Multi-channel communication',
  '/features/pipeline': 'Sales pipeline',
  '/features/forms': 'Forms and surveys',
  '/features/ecommerce': 'E-commerce and payments',
  '/features/courses': 'Courses and memberships',
  '/features/social-media': 'Social media',
  '/features/reputation': 'Online reputation',
  '/features/integrations': 'Integrations and API',
  '/features/white-label': 'White-label and reselling',
  '/features/advanced': 'Enterprise features',
  '/features/communication-channels': 'Communication channels',
  '/features/listings': 'Listings and directories',
  '/features/additional-tools': 'Additional tools',
  '/website-builder': 'Website builder',
  '/ecommerce-builder': 'E-commerce builder',
  '/integrations/third-party': 'Third-party integrations',
  '/integrations/native': 'Native integrations',
} as const satisfies Partial<Record<PagePath, string>>;

export type NamedPage = keyof typeof pageNames;
