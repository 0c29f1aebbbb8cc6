import { site } from '../site.ts';
import type { Embed } from './embed.ts';

// Providers change what they load and store: check the browser's console and storage, and add what the policies lack.

const highLevel = ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com', 'https://*.filesafe.space'];

/** LeadConnector's chat. Uses inline styles, a socket and a worker. */
export const leadConnectorChat = (widgetId: string): Embed => ({
  place: 'chat',
  name: 'chat',
  script: 'https://widgets.leadconnectorhq.com/loader.js',
  attributes: {
    'data-resources-url': 'https://widgets.leadconnectorhq.com/chat-widget/loader.js',
    'data-widget-id': widgetId,
  },
  adds: 'chat-widget',
  hosts: highLevel,
  csp: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
    'style-src': ["'unsafe-inline'", 'https://fonts.bunny.net', 'https://fonts.googleapis.com'],
    'font-src': ['data:', 'https://fonts.bunny.net', 'https://fonts.gstatic.com'],
    'img-src': ['blob:', 'https://storage.googleapis.com'],
    'media-src': ['data:', 'https://storage.googleapis.com'],
    'connect-src': ['blob:', 'wss://*.leadconnectorhq.com', 'https://storage.googleapis.com'],
    'worker-src': ['blob:'],
  },
  consent: 'functional',
  cookies: [
    {
      name: 'lead-connecter-text-widget-input-values',
      kind: 'functional',
      store: 'Local storage',
      purpose: 'Remembers what you told the chat of yourself',
      lasts: 'Until you delete it',
    },
    {
      name: 'lead-connector-text-widget-i18n-keys',
      kind: 'functional',
      store: 'Session storage',
      purpose: 'Keeps the words of the chat in your language',
      lasts: 'Until you close the tab',
    },
  ],
});

/** `widget` follows `review_widget/` in the frame's URL. Its script sizes frames of that class. */
export const highLevelReviews = (widget: string, host = 'https://reputationhub.site'): Embed => ({
  place: 'reviews',
  name: 'customer reviews',
  script: `${host}/reputation/assets/review-widget.js`,
  frame: {
    src: `${host}/reputation/widgets/review_widget/${widget}`,
    attributes: { class: 'lc_reviews_widget', scrolling: 'no' },
  },
  hosts: [host],
});

/** HighLevel's booking calendar. Its script sizes the frame. */
export const highLevelCalendar = (id: string): Embed => ({
  place: 'calendar',
  name: 'booking calendar',
  script: 'https://link.msgsndr.com/js/form_embed.js',
  frame: {
    src: `https://api.leadconnectorhq.com/widget/booking/${id}`,
    attributes: { id: `${id}_calendar`, scrolling: 'no' },
  },
  hosts: ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com'],
  consent: 'functional',
  cookies: [
    {
      name: 'msgsndr_id',
      kind: 'functional',
      purpose: 'Knows who booked when they come back',
      lasts: '365 days',
    },
  ],
});

/** Calendly, by the path of its page: 'name/30min'. */
export const calendly = (page: string): Embed => ({
  place: 'calendar',
  name: 'booking calendar',
  frame: {
    src: `https://calendly.com/${page}?embed_domain=${new URL(site.origin).host}&embed_type=Inline&hide_gdpr_banner=1`,
  },
  hosts: ['https://calendly.com'],
  consent: 'functional',
  cookies: [
    {
      name: '_calendly_session',
      kind: 'functional',
      purpose: 'Keeps the booking together while you make it',
      lasts: '21 days',
    },
  ],
});

export const highLevelTracking = (trackingId: string): Embed => ({
  place: 'page',
  name: 'record of visits by HighLevel',
  script: 'https://link.msgsndr.com/js/external-tracking.js',
  attributes: { 'data-tracking-id': trackingId },
  hosts: ['https://*.leadconnectorhq.com', 'https://*.msgsndr.com'],
  consent: 'analytics',
  cookies: [
    {
      name: 'v3_first_session_event_*',
      kind: 'analytics',
      purpose: 'Keeps which page and which site you came from',
      lasts: '30 minutes',
    },
    {
      name: 'v2_history_*',
      kind: 'analytics',
      store: 'Local storage',
      purpose: 'Lists the pages you saw',
      lasts: 'Until you delete it',
    },
  ],
});

/** Google Analytics 4, by measurement id. It tracks client navigation itself. */
export const googleAnalytics = (id: string): Embed => ({
  place: 'page',
  name: 'count of visits by Google Analytics',
  script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
  before() {
    const page = globalThis as { dataLayer?: unknown[] };
    const calls = page.dataLayer ?? [];
    page.dataLayer = calls;
    function tag(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the script skips arrays.
      calls.push(arguments);
    }
    tag('js', new Date());
    tag('config', id);
  },
  hosts: ['https://*.googletagmanager.com'],
  csp: {
    'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    'img-src': ['https://*.google-analytics.com'],
  },
  consent: 'analytics',
  cookies: [
    { name: '_ga', kind: 'analytics', purpose: 'Tells visitors apart', lasts: '2 years' },
    { name: '_ga_*', kind: 'analytics', purpose: 'Keeps a visit together', lasts: '2 years' },
  ],
});

export const metaPixel = (id: string): Embed => ({
  place: 'page',
  name: 'pixel of Meta',
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  before() {
    type Pixel = ((...call: unknown[]) => unknown) & {
      callMethod?: (...call: unknown[]) => unknown;
      queue: unknown[][];
      push: Pixel;
      loaded: boolean;
      version: string;
    };
    const pixel = ((...call) => (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call))) as Pixel;
    Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' });
    Object.assign(globalThis, { fbq: pixel, _fbq: pixel });
    pixel('init', id);
    pixel('track', 'PageView');
  },
  hosts: ['https://connect.facebook.net'],
  csp: { 'connect-src': ['https://www.facebook.com'], 'img-src': ['https://www.facebook.com'] },
  consent: 'marketing',
  cookies: [
    {
      name: '_fbp',
      kind: 'marketing',
      purpose: 'Shows you our advertisements elsewhere, and counts them',
      lasts: '90 days',
    },
  ],
});

/** Cloudflare's captcha; active once the worker has TURNSTILE_SECRET too. */
export const turnstile = (siteKey: string): Embed => ({
  place: 'forms',
  name: 'check against robots',
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  attributes: { 'data-sitekey': siteKey },
  hosts: ['https://challenges.cloudflare.com'],
});

export const turnstileVerdict = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
