export interface Embed {
  /**
   * Its place, and when it loads: `chat` with the footer, `reviews` with its section of the home page, `calendar` with that
   * of the contact page, `forms` at the first focus in a form, `page` on every page, invisible.
   */
  place: 'chat' | 'reviews' | 'calendar' | 'forms' | 'page';
  /** Its name in sentences, after "the": 'chat'. */
  name: string;
  /** URL and attributes of its script element. */
  script?: string;
  attributes?: Readonly<Record<string, string>>;
  /** Runs in the browser before the script, in place of the provider's inline snippet, which the security policy forbids. */
  before?: () => void;
  /** Selector of the elements that its script adds to the body, to be removed with the script. */
  adds?: string;
  /** URL and attributes of its iframe. */
  frame?: { src: string; attributes?: Readonly<Record<string, string>> };
  /** The hosts whose scripts, styles, pictures, fonts, media, data and frames the security policy lets it load. */
  hosts?: readonly string[];
  /** Further sources by directive. They hold on all pages, because navigation keeps the document. */
  csp?: Readonly<Partial<Record<Directive, readonly string[]>>>;
  /** The consent that it needs. */
  consent?: Purpose;
  /** Its storage in the browser, for the cookie policy. Required with `consent`. */
  cookies?: readonly Cookie[];
}

/** A directive of the Content-Security-Policy that an embed can add sources to. */
export type Directive = `${'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame' | 'worker'}-src`;

/** A purpose of consent; also a kind of cookie in the cookie policy. */
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
