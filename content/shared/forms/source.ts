export const sourceFields = { landing: 'landing', referrer: 'referrer' } as const;

/** Labels for the owner. The privacy policy lists the same facts. */
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

export type Source = { [Name in keyof typeof sourceLabels]?: string };
