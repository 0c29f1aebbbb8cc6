/**
 * The brand: every name, host, address and color of the site, typed here and nowhere else. A reseller rebrands by editing
 * this file and replacing the logo files in web/public. The pieces of other companies are in embeds.ts.
 */
export const site = {
  name: 'Bamboost',
  teamName: 'Bamboost Team',
  legalName: 'Bamboost',
  /**
   * Who is drawn on the pages. `name` and `kind` stand in sentences; the story of it is in content/about.ts. Bo is drawn in
   * web/ui/bo. With a `picture` in web/public, '/otto.svg', that one takes the place of all his drawings. With null nobody is
   * drawn or named.
   */
  mascot: { name: 'Bo', kind: 'panda' } as Mascot | null,
  /**
   * The logo in the header and the footer, a file in web/public, and how large it is shown there, in px. A `wordmark` says the
   * name itself: the site does not write it beside it, and turns it white on dark ground.
   */
  logo: { file: '/logo.svg', width: 36, height: 36, wordmark: false } as Logo,
  /** The sign of the brand, a square in web/public: in small places, and for the icons of apps. */
  sign: '/logo.svg' as `/${string}.svg`,
  origin: 'https://www.bamboost.example',
  /**
   * HSTS: browsers use HTTPS alone for a year at each host that they have visited. `www.` binds the hosts below it too, the bare
   * domain only itself. `allSubdomains` binds every host of the domain, also those of email and funnel providers, and cannot be
   * called back. `checked` is the day on which each of them answered https.
   */
  hsts: { allSubdomains: false, checked: '' } as { allSubdomains: boolean; checked: string },
  hosts: {
    login: 'https://app.bamboost.example',
    checkout: 'https://checkout.bamboost.example',
    help: 'https://help.bamboost.example',
    status: 'https://status.bamboost.example',
    developers: 'https://developers.bamboost.example',
  },
  /**
   * Where a plan is bought, if that is not <hosts.checkout>/<plan>-monthly or -yearly, by the plan's slug and the period:
   * `{ starter: { monthly: 'https://...', annual: 'https://...' } }`.
   */
  checkout: {} as Readonly<Record<string, { monthly?: `https://${string}`; annual?: `https://${string}` }>>,
  social: [
    { name: 'TikTok', icon: 'tiktok', href: 'https://tiktok.bamboost.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://youtube.bamboost.example' },
    { name: 'Instagram', icon: 'instagram', href: 'https://instagram.bamboost.example' },
    { name: 'Facebook', icon: 'facebook', href: 'https://facebook.bamboost.example' },
  ],
  mail: {
    hello: 'hello@bamboost.example',
    support: 'support@bamboost.example',
    privacy: 'privacy@bamboost.example',
    security: 'security@bamboost.example',
    compliance: 'compliance@bamboost.example',
    dpo: 'dpo@bamboost.example',
  },
  phone: { display: '(602) 555-0142', href: 'tel:+16025550142' },
  address: { street: '14 Example Grove Lane', city: 'Phoenix', region: 'AZ', postalCode: '85000', country: 'US' },
  /** Where the advertising industry takes an opt-out, by the part of the world. */
  optOuts: {
    unitedStates: 'https://optout.aboutads.info',
    networks: 'https://thenai.org/opt-out/',
    europe: 'https://www.youronlinechoices.eu',
    canada: 'https://youradchoices.ca',
  },
  /** Whether visits are counted for the owner: without cookies, and nobody by name (content/counts.ts). */
  counts: true as boolean,
  hours: 'Mon-Fri 9am-6pm MST (UTC-7)',
  /** Every color of the site by hue; web/styles/tokens.css names them by use. Keep text pairs at WCAG AA or better. */
  colors: {
    paper: '#fbfaf4',
    mist: '#f2f3e9',
    card: '#ffffff',
    ink: '#131810',
    'ink-soft': '#4a5244',
    'ink-faint': '#626a5b',
    bamboo: '#1f7a3d',
    'bamboo-deep': '#0e3b20',
    'bamboo-night': '#08210f',
    'bamboo-soft': '#e2f1dd',
    shoot: '#c8f169',
    'shoot-soft': '#eefbd0',
    sun: '#ffcf5c',
    sky: '#8ecbff',
    grape: '#c4b0ff',
    clay: '#ff7b4a',
    rose: '#ffb3c7',
    danger: '#b3261e',
  },
} as const;

/** The mark of a social network. */
export type SocialIcon = (typeof site.social)[number]['icon'];

export type Hue = 'sun' | 'sky' | 'grape' | 'clay' | 'rose' | 'shoot';

/** Whether the site is still the sample that it ships as, at an address that cannot be anybody's. */
export const isSample = site.origin.endsWith('.example');

interface Mascot {
  name: string;
  kind: string;
  picture?: `/${string}.svg`;
}

interface Logo {
  file: `/${string}.svg`;
  width: number;
  height: number;
  wordmark: boolean;
}
