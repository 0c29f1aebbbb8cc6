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

/** A repeat with the same key and body is stored once. */
export const idempotencyHeader = 'Idempotency-Key';

export const maxBodyBytes = 64 * 1024;

export interface Receipt {
  ok: true;
  id: string;
  note?: string;
}

/** Every endpoint's error: a sentence and, for a form, messages by field. */
export interface ApiError {
  error: string;
  fields?: Record<string, string>;
}
