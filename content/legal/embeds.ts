import { consentWords } from '../embeds/consent.ts';
import type { Cookie, Embed } from '../embeds/embed.ts';

/**
 * Markdown for the cookie and privacy policies (`{{embeds.summary}}`). Throws if an embed needs consent but names no cookie.
 */
export function describeEmbeds(embeds: readonly Embed[]) {
  for (const { place, name, consent, cookies } of embeds)
    if (consent && !cookies?.length)
      throw new Error(
        `content/embeds/embeds.ts: the ${name} (place: '${place}') needs consent and names no cookie. Add each one that it sets to its cookies, for the cookie policy, or take away its consent if it sets none.`,
      );

  const others = embeds
    .filter(({ hosts = [], cookies = [] }) => hosts.length + cookies.length > 0)
    .map(({ place, name, hosts, consent, cookies }) => {
      const what =
        place === 'forms'
          ? `When you begin to fill in a form, we load a ${name}`
          : place === 'page'
            ? `On every page, we load the ${name}`
            : `We load the ${name}`;
      return `${what} from ${hostsOf(hosts)}${consent ? ', only after you accept' : ''}. ${setting(cookies)}`;
    });
  const asking = embeds.filter(({ consent }) => consent).map(({ name }) => `the ${name}`);
  const cookies = embeds.flatMap(({ cookies = [] }) => cookies);
  const sets = (kind: Cookie['kind']) =>
    embeds.some(
      ({ place, consent, cookies = [] }) =>
        place === 'page' && [consent, ...cookies.map((one) => one.kind)].includes(kind),
    );
  const absent = [
    ...(sets('analytics') ? [] : ['analytics scripts']),
    ...(sets('marketing') ? [] : ['advertising pixels']),
    'fingerprinting',
  ];

  return {
    summary:
      others.length === 0
        ? 'This website sets no cookies and loads nothing from other companies.'
        : ['This website itself sets no cookies.', ...others].join(' '),
    others: others.length === 0 ? 'There are none.' : others.join(' '),
    /** Parts served by the site itself. */
    own: list([
      'fonts',
      'pictures',
      'video',
      ...embeds.flatMap(({ name, hosts = [] }) => (hosts.length === 0 ? name : [])),
    ]),
    absent: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(absent),
    consent:
      asking.length === 0
        ? 'No notice asks for your consent, because nothing here needs it. If we ever add a chat or a review widget of another company that does, we ask first.'
        : `A notice asks for your consent to ${list(asking)}. Until you accept, nothing of it is loaded and nothing is set.`,
    choice:
      asking.length === 0
        ? 'There is nothing to switch off here.'
        : `The notice offers ${consentWords.accept} and ${consentWords.reject} side by side, with equal weight. Your browser remembers your answer, and you can change it here at any time. A Global Privacy Control signal from your browser counts as a no.`,
    kinds: {
      essential: namesOf(cookies, 'essential'),
      analytics: namesOf(cookies, 'analytics'),
      functional: namesOf(cookies, 'functional'),
      marketing: namesOf(cookies, 'marketing'),
    },
    /** Appended to the last row of the storage table. */
    rows: [
      ...(asking.length === 0
        ? []
        : [['Consent', 'Local storage, first party', 'Remembers how you answered the notice', 'Until you delete it']]),
      ...embeds.flatMap(({ name, cookies = [] }) =>
        cookies.map((cookie) => [
          plain(cookie.name),
          `${cookie.store ?? 'Cookie'} of the ${name}`,
          plain(cookie.purpose),
          plain(cookie.lasts),
        ]),
      ),
    ]
      .map((row) => `\n| ${row.join(' | ')} |`)
      .join(''),
  };
}

function setting(cookies: readonly Cookie[] = []) {
  const named = cookies.filter(({ store }) => !store);
  const kept = cookies.filter(({ store }) => store);
  if (named.length === 0)
    return kept.length === 0
      ? 'This sets no cookies.'
      : `This sets no cookies, and keeps ${namesOf(kept)} in your browser.`;
  const sets = `This sets the ${named.length === 1 ? 'cookie' : 'cookies'} ${namesOf(named)}`;
  return kept.length === 0 ? `${sets}.` : `${sets}, and keeps ${namesOf(kept)} in your browser.`;
}

function namesOf(cookies: readonly Cookie[], wanted?: Cookie['kind']) {
  return list(cookies.flatMap(({ kind, name }) => (!wanted || kind === wanted ? plain(name) : []))) || 'none';
}

/** CSP hosts for readers: 'https://*.chat.test' gives 'chat.test'. */
function hostsOf(hosts: readonly string[] = []) {
  const named = new Set(hosts.map((host) => host.replace(/^https:\/\/(\*\.)?/, '')));
  return list([...named]) || 'this website';
}

const list = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

const plain = (text: string) => text.replace(/[\\`*_|[\]<>{}]/g, '\\$&');
