import { sampleChat, sampleReviewWidget } from './sample-embeds.ts';

/**
 * The embeds of other companies that are on; the two shipped are samples served by the site itself. Nothing of an embed
 * loads before its place is reached or, with `consent`, before the visitor agrees. providers.ts has the usual ones: write
 * `leadConnectorChat('<widget id>')` in place of `sampleChat`.
 */
export const embeds: readonly Embed[] = [sampleChat, sampleReviewWidget];

/** The first embed at a place. */
export const embedAt = (place: Exclude<Embed['place'], 'page'>, list = embeds): Embed | undefined =>
  list.find((embed) => embed.place === place);

export interface Embed {
  /**
   * Where it stands and what it waits for: `chat` for the footer, `reviews` for its section of the home page, `calendar` for
   * that of the contact page, `forms` for somebody who fills one in; `page` stands nowhere, and comes with every page.
   */
  place: 'chat' | 'reviews' | 'calendar' | 'forms' | 'page';
  /** What sentences call it, after "the": 'chat'. */
  name: string;
  /** Its script, and what else the element of the script says. */
  script?: string;
  attributes?: Readonly<Record<string, string>>;
  /** What the provider's snippet does before the script is there, in the browser. The security policy forbids the snippet itself. */
  before?: () => void;
  /** What its script puts into the body, as a selector, if it has to go with the script. */
  adds?: string;
  /** Its frame, and what else the element of the frame says. */
  frame?: { src: string; attributes?: Readonly<Record<string, string>> };
  /** The hosts whose scripts, styles, pictures, fonts, media, data and frames the security policy lets it load. */
  hosts?: readonly string[];
  /** What else the policy lets it do, by directive. It holds on all pages, because visitors go from one to the next within a document. */
  csp?: Readonly<Partial<Record<Directive, readonly string[]>>>;
  /** What the visitor has to agree to first. */
  consent?: Purpose;
  /** What it keeps in the browser, for the cookie policy. A piece that needs consent has to say. */
  cookies?: readonly Cookie[];
}

/** A directive of the content security policy that a piece can add to. */
export type Directive = `${'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame' | 'worker'}-src`;

/** What can be agreed to or not. The cookie policy has the same kinds. */
export type Purpose = 'functional' | 'analytics' | 'marketing';

/** What a piece keeps in the browser, in words for visitors: 'Remembers the conversation', '30 days'. */
export interface Cookie {
  name: string;
  kind: 'essential' | Purpose;
  /** Where, if it is not a cookie. */
  store?: 'Local storage' | 'Session storage';
  purpose: string;
  lasts: string;
}
