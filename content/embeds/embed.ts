export interface Embed {
  /**
   * Place and loading: `chat` with the footer, `reviews` and `calendar` with their sections on home and contact, `forms` at the
   * first focus in a form, `page` everywhere, invisible.
   */
  place: 'chat' | 'reviews' | 'calendar' | 'forms' | 'page';
  /** Its name in sentences, after "the": 'chat'. */
  name: string;
  script?: string;
  attributes?: Readonly<Record<string, string>>;
  /** Replaces the provider's inline snippet, which the CSP blocks. */
  before?: () => void;
  /** Selector of elements that its script adds to the body. */
  adds?: string;
  frame?: { src: string; attributes?: Readonly<Record<string, string>> };
  /** CSP hosts for scripts, styles, pictures, fonts, media, connections and frames. */
  hosts?: readonly string[];
  /** More CSP sources, on all pages, because navigation keeps the document. */
  csp?: Readonly<Partial<Record<Directive, readonly string[]>>>;
  consent?: Purpose;
  /** Its storage in the browser, for the cookie policy. Required with `consent`. */
  cookies?: readonly Cookie[];
}

export type Directive = `${'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame' | 'worker'}-src`;

/** Also a kind of cookie in the cookie policy. */
export type Purpose = 'functional' | 'analytics' | 'marketing';

/** A row of the cookie policy: 'Remembers the conversation', '30 days'. */
export interface Cookie {
  name: string;
  kind: 'essential' | Purpose;
  /** Where it is stored, unless it is a cookie. */
  store?: 'Local storage' | 'Session storage';
  purpose: string;
  lasts: string;
}
