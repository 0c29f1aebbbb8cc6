import { consentWords } from '../consent.ts';
import type { Cookie } from '../site.ts';

/** A piece of the page that may be another company's, as far as the legal pages speak of it. */
interface Piece {
  consent: boolean;
  hosts: readonly string[];
  cookies: readonly Cookie[];
}

/** The part of `site.embeds` that the legal pages speak of. */
export interface Embeds {
  chat: Piece;
  reviews: Piece;
  turnstile: { siteKey: string; hosts: readonly string[] };
}

/**
 * What the cookie and privacy pages say about the pieces of other companies, in Markdown, so that it is true of the site
 * as it is configured: `{{embeds.summary}}` and so on. Throws when a piece that needs consent names no cookie.
 */
export function describeEmbeds({ chat, reviews, turnstile }: Embeds) {
  const pieces = [
    { entry: 'chat', name: 'chat', ...chat },
    { entry: 'reviews', name: 'customer reviews', ...reviews },
  ];
  for (const { entry, consent, cookies } of pieces)
    if (consent && cookies.length === 0)
      throw new Error(
        `content/site.ts: embeds.${entry} has consent: true and names no cookie. Add each cookie that it sets to embeds.${entry}.cookies, for the cookie policy, or set consent to false if it sets none.`,
      );

  const others = pieces
    .filter(({ hosts, cookies }) => hosts.length + cookies.length > 0)
    .map(({ name, hosts, consent, cookies }) => {
      const when = consent ? ', only after you accept' : '';
      return `We load the ${name} from ${hostsOf(hosts)}${when}. ${setting(cookies)}`;
    });
  if (turnstile.siteKey)
    others.push(
      `When you begin to fill in a form, we load a check against robots from ${hostsOf(turnstile.hosts)}. ${setting([])}`,
    );
  const asking = pieces.filter(({ consent }) => consent).map(({ name }) => `the ${name}`);
  const cookies = pieces.flatMap(({ cookies }) => cookies);

  return {
    /** What the website sets and loads, in a sentence where it is nothing. */
    summary:
      others.length === 0
        ? 'This website sets no cookies and loads nothing from other companies.'
        : ['This website sets no cookies of its own.', ...others].join(' '),
    /** Whose pieces there are. */
    others: others.length === 0 ? 'There are none.' : others.join(' '),
    /** What the website serves itself. */
    own: list(['fonts', 'pictures', 'video', ...pieces.flatMap(({ name, hosts }) => (hosts.length === 0 ? name : []))]),
    /** What is asked before what. */
    consent:
      asking.length === 0
        ? 'No notice asks for your consent, because nothing here needs it. If we ever add a chat or a review widget of another company that does, we ask first.'
        : `A notice asks for your consent to ${list(asking)}. Until you accept, nothing of it is loaded and nothing is set.`,
    /** How to change one's mind. */
    choice:
      asking.length === 0
        ? 'There is nothing to switch off here.'
        : `The notice offers ${consentWords.accept} and ${consentWords.reject} side by side, with equal weight. Your browser remembers your answer, and you can change it here at any time. A Global Privacy Control signal from your browser counts as a no.`,
    /** The cookies of each kind by name. */
    kinds: {
      essential: namesOf(cookies, 'essential'),
      analytics: namesOf(cookies, 'analytics'),
      functional: namesOf(cookies, 'functional'),
      marketing: namesOf(cookies, 'marketing'),
    },
    /** The rest of the table of what the browser keeps, from the end of its last row on. */
    rows: [
      ...(asking.length === 0
        ? []
        : [['Consent', 'Local storage, first party', 'Remembers how you answered the notice', 'Until you delete it']]),
      ...pieces.flatMap(({ name, cookies }) =>
        cookies.map((cookie) => [
          plain(cookie.name),
          `Cookie of the ${name}`,
          plain(cookie.purpose),
          plain(cookie.lasts),
        ]),
      ),
    ]
      .map((row) => `\n| ${row.join(' | ')} |`)
      .join(''),
  };
}

function setting(cookies: readonly Cookie[]) {
  if (cookies.length === 0) return 'This sets no cookies.';
  return `This sets the ${cookies.length === 1 ? 'cookie' : 'cookies'} ${list(cookies.map(({ name }) => plain(name)))}.`;
}

function namesOf(cookies: readonly Cookie[], wanted: Cookie['kind']) {
  return list(cookies.flatMap(({ kind, name }) => (kind === wanted ? plain(name) : []))) || 'none';
}

/** Hosts of a security policy as people read them: 'https://*.chat.test' gives 'chat.test'. */
function hostsOf(hosts: readonly string[]) {
  const named = new Set(hosts.map((host) => host.replace(/^https:\/\/(\*\.)?/, '')));
  return list([...named]) || 'this website';
}

/** Without a comma before the last, as the site writes lists. */
const list = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

/** A text as Markdown that means nothing but itself. */
const plain = (text: string) => text.replace(/[\\`*_|[\]<>{}]/g, '\\$&');
