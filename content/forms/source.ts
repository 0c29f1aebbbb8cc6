/** What a script sends beside a form: the address at which the tab came to the site, and that of the page before it. */
export const arrival = { landing: 'landing', referrer: 'referrer' } as const;

/** Where a message or a sign-up came from, by the labels that the owner reads: what the privacy policy names, and no more. */
export const sourceLabels = {
  page: 'Sent from',
  landing: 'Came to',
  referrer: 'Came from',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  language: 'Language',
} as const;

/** What of it is known. */
export type Source = { [Name in keyof typeof sourceLabels]?: string };
