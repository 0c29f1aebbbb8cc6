/** Every name, host, address and color of the site. embeds/embeds.ts has other companies' embeds. */
export const site = {
  name: 'Bamboost',
  teamName: 'Bamboost Team',
  legalName: 'Bamboost',
  /** Legal form with its article, and founding year. `sample`: `npm run ready` asks for yours. */
  company: { form: 'an Arizona limited liability company', founded: '2021', sample: true as boolean },
  apps: 'https://get.bamboost.example' as `https://${string}` | null,
  /**
   * The mascot, or null. Its story is in content/pages/about.ts. `picture`, a file in web/public such as '/otto.svg', replaces
   * Bo's drawings of web/ui/bo.
   */
  mascot: { name: 'Bo', kind: 'panda' } as Mascot | null,
  /** The bamboo grove and leaves, or null. Charts and steps keep their segments. */
  motif: 'bamboo' as 'bamboo' | null,
  /**
   * Header and footer logo, an SVG or PNG file in web/public, with its size there in px. A `wordmark` contains the name: it
   * replaces the written name, and turns white on dark areas.
   */
  logo: { file: '/logo.svg', width: 36, height: 36, wordmark: false } as Logo,
  /** A square SVG or PNG file in web/public, for small places and app icons. */
  sign: '/logo.svg' as Drawing,
  /** The same for browser tabs, which may be dark. */
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
   * Checkout URLs other than <hosts.checkout>/<plan>-monthly and -yearly, by plan slug and period: `{ starter: { monthly:
   * 'https://...', annual: 'https://...' } }`.
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
  /** `region` is the state or province, or empty. */
  address: { street: '14 Example Grove Lane', city: 'Phoenix', region: 'AZ', postalCode: '85000', country: 'US' },
  optOuts: {
    unitedStates: 'https://optout.aboutads.info',
    networks: 'https://thenai.org/opt-out/',
    europe: 'https://www.youronlinechoices.eu',
    canada: 'https://youradchoices.ca',
  },
  /** The demo video in web/public/video, or null until you have your own. `language` is that of its captions. */
  film: { language: 'en' } as { language: string } | null,
  /**
   * For how long browsers reach the site only by HTTPS; 0 turns it off. `www.` binds hosts below it alone, the bare domain every
   * other host of the domain too with `allHosts`.
   */
  hsts: { days: 730 as number, allHosts: false as boolean },
  /** Cookieless analytics (content/shared/desk/analytics-events.ts). */
  counts: true as boolean,
  /** Phone hours in `timeZone`, whose name the site adds. */
  hours: 'Mon-Fri 9am-6pm',
  /** A language tag such as 'de-DE' for formats and `lang`. Translate the texts yourself. */
  locale: 'en-US' as string,
  /** ISO 4217 code of all prices. */
  currency: 'USD' as string,
  /** The business's tz database name, for days and hours at the desk and in updates. */
  timeZone: 'America/Phoenix' as string,
  /**
   * When demos can start, in `timeZone`: weekdays (0 is Sunday), hours, and weeks from now, with the least notice. Unused with
   * a calendar in content/embeds/embeds.ts.
   */
  demo: { days: [1, 2, 3, 4, 5], from: 9, until: 18, everyMinutes: 30, noticeHours: 24, weeks: 3 } as DemoHours,
  /** Text after plan prices, such as 'plus VAT'. Empty if prices include tax. */
  taxNote: '' as string,
  /** The newsletter sign-up. The variable `FORMS_CLOSED` closes its API. */
  newsletter: true as boolean,
  /** Colors by hue; web/styles/tokens.css names them by use. Keep text pairs at WCAG AA or better. */
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

export type SocialIcon = (typeof site.social)[number]['icon'];

export type Hue = 'sun' | 'sky' | 'grape' | 'clay' | 'rose' | 'highlight';

/** True for the shipped sample, whose host is reserved. */
export const isSample = site.origin.endsWith('.example');

type Drawing = `/${string}.${'svg' | 'png'}`;

interface DemoHours {
  days: readonly number[];
  from: number;
  until: number;
  everyMinutes: number;
  noticeHours: number;
  weeks: number;
}

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
