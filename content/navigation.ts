import { embedAt } from './embeds/embeds.ts';
import { type Action, type PageLink, type PagePath, pages } from './pages.ts';
import { site } from './site.ts';

export const howItHelps: readonly { to: PagePath; text: string }[] = [
  { to: '/features', text: 'The whole catalog' },
  { to: '/features/ai-automation', text: 'Answers leads and follows up' },
  { to: '/features/crm', text: 'Every customer on one timeline' },
  { to: '/features/marketing-automation', text: 'Campaigns that stop at a reply' },
  { to: '/features/analytics', text: 'See which ads bring in money' },
  { to: '/features/appointment-booking', text: 'Visits booked at any hour' },
  { to: '/features/sales-funnel-builder', text: 'From first click to paid' },
  { to: '/website-builder', text: 'A site you edit by clicking' },
  { to: '/ecommerce-builder', text: 'Open a store in half an hour' },
  { to: '/integrations/third-party', text: 'Zapier, Make, n8n and Relay.app' },
];

/** Pricing and Testimonials are sections of the home page. */
export const headerLinks: readonly (Action & { to: PageLink })[] = [
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Testimonials', to: '/#testimonials' },
  { label: pages['/about'].name, to: '/about' },
  { label: pages['/contact'].name, to: '/contact' },
];

export const login: Action = { label: 'Login', to: site.hosts.login };
export const startTrial = { label: 'Start Free Trial', to: '/#pricing' } as const;
/** Without a booking calendar, the contact form with a choice of times. */
export const scheduleDemo = {
  label: 'Schedule Demo',
  to: embedAt('calendar') ? '/contact#demo' : '/contact?subject=Demo#contact-form',
} as const;

export const footerColumns: readonly { heading: string; links: readonly Action[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: pages['/features'].name, to: '/features' },
      { label: 'Pricing', to: '/#pricing' },
      { label: pages['/integrations/native'].name, to: '/integrations/native' },
      { label: pages['/features/white-label'].name, to: '/features/white-label' },
      { label: pages['/changelog'].name, to: '/changelog' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: pages['/about'].name, to: '/about' },
      { label: 'Testimonials', to: '/#testimonials' },
      { label: pages['/contact'].name, to: '/contact' },
      { label: 'Schedule a demo', to: scheduleDemo.to },
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
      { label: pages['/security-compliance'].name, to: '/security-compliance' },
    ],
  },
];
