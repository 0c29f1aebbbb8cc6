/** The paths of the API. */
export const api = {
  newsletter: '/api/newsletter',
  confirm: '/api/newsletter/confirm',
  notMe: '/api/newsletter/not-me',
  unsubscribe: '/api/newsletter/unsubscribe',
  contact: '/api/contact',
  support: '/api/support',
  feed: '/api/changelog/feed',
  health: '/api/health',
  count: '/api/count',
} as const;

/** Names one attempt to say something: a repeat under the same key and with the same body is stored once. */
export const idempotencyHeader = 'Idempotency-Key';

/** The largest body a form may send, in bytes. */
export const largestBody = 64 * 1024;

/** What a form's endpoint answers when the message is stored. */
export interface Receipt {
  ok: true;
  id: string;
  /** What else the visitor has to know or to do, as a sentence. */
  note?: string;
}

/** What every endpoint answers when it refuses: a sentence for the visitor and, for a form, a message by field. */
export interface ApiError {
  error: string;
  fields?: Record<string, string>;
}
