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
   * Whether bamboo is drawn: the grove behind the picture of the home page and behind shared links, the stalk beside long
   * pages, and leaves. Charts and steps have segments either way.
   */
  bamboo: true as boolean,
  /**
   * The logo in the header and the footer, an SVG or PNG file in web/public, and how large it is shown there, in px. A `wordmark` says the
   * name itself: the site does not write it beside it, and turns it white on dark ground.
   */
  logo: { file: '/logo.svg', width: 36, height: 36, wordmark: false } as Logo,
  /** The sign of the brand, a square SVG or PNG file in web/public: in small places, and for the icons of apps. */
  sign: '/logo.svg' as Drawing,
  /** The same for the tab of a browser, which may be dark. */
  favicon: '/favicon.svg' as Drawing,
  origin: 'https://www.bamboost.example',
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
  /** `region` is the state or province, empty in countries that leave it out of addresses. */
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
  /** When the phone is answered, in `timeZone`, whose name the site adds. */
  hours: 'Mon-Fri 9am-6pm',
  /** A language tag: how money, numbers and dates are written, and the `lang` of pages. The words are yours to translate. */
  locale: 'en-US' as string,
  /** The currency of every price and amount, as its ISO 4217 code. */
  currency: 'USD' as string,
  /** The time zone of the business, as the tz database names it: days and hours at the desk and of updates are of it. */
  timeZone: 'America/Phoenix' as string,
  /** Follows each price of a plan, such as 'plus VAT'; empty where prices are what is paid. */
  taxNote: '' as string,
  /** Every color of the site by hue; web/styles/tokens.css names them by use. Keep text pairs at WCAG AA or better. */
  colors: {
    paper: '#fbfaf4',
    mist: '#f2f3e9',
    card: '#ffffff',
    ink: '#131810',
    'ink-soft': '#4a5244',
    'ink-faint': '#626a5b',
    action: '#1f7a3d',
    stage: '#0e3b20',
    night: '#08210f',
    tint: '#e2f1dd',
    highlight: '#c8f169',
    'highlight-soft': '#eefbd0',
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

export type Hue = 'sun' | 'sky' | 'grape' | 'clay' | 'rose' | 'highlight';

/** Whether the site is still the sample that it ships as, at an address that cannot be anybody's. */
export const isSample = site.origin.endsWith('.example');

type Drawing = `/${string}.${'svg' | 'png'}`;

interface Mascot {
  name: string;
  kind: string;
  picture?: `/${string}.svg`;
}

interface Logo {
  file: Drawing;
  width: number;
  height: number;
  wordmark: boolean;
}
