/** Fields that a script adds to a submission: the URL of the visit's first page, and its referrer. */
export const sourceFields = { landing: 'landing', referrer: 'referrer' } as const;

/** Facts about where a submission came from, with their labels for the owner. The privacy policy lists the same ones. */
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
