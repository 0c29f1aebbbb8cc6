import { type PageLink, type PagePath, pages } from './pages.ts';
import { site } from './site.ts';

export interface NavLink {
  label: string;
  to: PageLink | `https://${string}`;
}

/** 'How It Helps': the ten entries of the header's dropdown, each with what it does for you. */
export const howItHelps: readonly { to: PagePath; text: string }[] = [
  { to: '/features', text: 'Everything in one catalogue' },
  { to: '/features/ai-automation', text: 'Answers and follow-up day and night' },
  { to: '/features/crm', text: 'Every customer on one timeline' },
  { to: '/features/marketing-automation', text: 'Campaigns that send themselves' },
  { to: '/features/analytics', text: 'Know which work brings money' },
  { to: '/features/appointment-booking', text: 'A calendar that fills itself' },
  { to: '/features/sales-funnel-builder', text: 'From first click to paid' },
  { to: '/website-builder', text: 'A site you can change yourself' },
  { to: '/ecommerce-builder', text: 'Open a store in half an hour' },
  { to: '/integrations/third-party', text: 'Connect the tools you keep' },
];

/** The header's plain links, in order. Pricing and Testimonials are sections of the home page. */
export const headerLinks: readonly (NavLink & { to: PageLink })[] = [
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Testimonials', to: '/#testimonials' },
  { label: pages['/about'].name, to: '/about' },
  { label: pages['/contact'].name, to: '/contact' },
];

export const login: NavLink = { label: 'Login', to: site.hosts.login };
export const startTrial = { label: 'Start Free Trial', to: '/#pricing' } as const;

/** The footer's four columns. */
export const footerColumns: readonly { heading: string; links: readonly NavLink[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Features', to: '/features' },
      { label: 'Pricing', to: '/#pricing' },
      { label: pages['/integrations/native'].name, to: '/integrations/native' },
      { label: 'White-label', to: '/features/white-label' },
      { label: "What's New", to: '/changelog' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: pages['/about'].name, to: '/about' },
      { label: 'Testimonials', to: '/#testimonials' },
      { label: pages['/contact'].name, to: '/contact' },
      { label: 'Schedule a demo', to: '/contact?subject=Demo' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { label: pages['/support'].name, to: '/support' },
      { label: 'Help center', to: site.hosts.help },
      { label: 'API documentation', to: site.hosts.developers },
      { label: 'System status', to: site.hosts.status },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: pages['/privacy-policy'].name, to: '/privacy-policy' },
      { label: pages['/terms-of-service'].name, to: '/terms-of-service' },
      { label: pages['/cookie-policy'].name, to: '/cookie-policy' },
      { label: pages['/gdpr-compliance'].name, to: '/gdpr-compliance' },
      { label: 'Security', to: '/security-compliance' },
    ],
  },
];
