import type { FormName, MessageFormName } from '../../forms/forms.ts';
import type { Source } from '../forms/source.ts';
import { wholeNumber } from '../text/format.ts';

export const desk = {
  page: '/desk',
  messages: '/api/desk/messages',
  counts: '/api/desk/counts',
  person: '/api/desk/person',
  numbers: '/api/desk/numbers',
  overview: '/api/desk/overview',
  deliver: '/api/desk/deliver',
  testEmail: '/api/desk/test-email',
} as const;

export type DeskState = 'open' | 'done' | 'spam';

/** Query of a list; without parameters everything but spam. Open messages are sorted by due time. */
export interface DeskFilter {
  /** Words that all occur in subject, name, text or address; or a reference. */
  search?: string;
  form?: FormName;
  /** The desk's page adds `all`; its default is open. */
  state?: DeskState;
  priority?: string;
  /** Days of site.timeZone (2026-12-31), inclusive. */
  since?: string;
  until?: string;
  /** Received after this time, ms since 1970. */
  after?: string;
  /** `older` of a list: continues there. */
  before?: string;
  /** Landing page, referrer's host or campaign. */
  source?: string;
  undelivered?: '1';
  subscribed?: '1';
}

/** A message, or a newsletter address with the id `newsletter:<address>`. */
export interface DeskEntry {
  id: string;
  /** Short name shown to the visitor; empty for a newsletter address. */
  reference: string;
  form: FormName;
  name: string;
  email: string;
  subject: string;
  state: DeskState;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Promised time of the answer, while open. */
  dueAt?: number;
  /** True if a delivery is pending or failed. */
  undelivered: boolean;
  /** What it is about, such as 'Demo, Tue Dec 1, 11:00'. */
  topic?: string;
  priority?: string;
  source?: string;
}

/** A list searches this many messages, the newest first. */
export const searchedAtOnce = 1000;

/** `GET messages?<filter>&offset=<n>&limit=<n>`: newest first, open ones by due time. */
export interface DeskList {
  at: number;
  /** Matches among those searched. */
  total: number;
  offset: number;
  entries: DeskEntry[];
  /** For `before`, to search older messages. */
  older?: string;
}

/** The bare `owner-email` waits while NOTIFY_EMAIL is wrong. */
export type Channel = 'webhook' | 'owner-email' | `owner-email:${string}` | 'receipt' | 'confirmation' | 'reply';

export type Receiver = 'webhook' | `owner-email:${string}` | 'visitor-email';

/** HTTP status, if any, and the first 500 bytes of the response, or the error. */
export interface DeliveryAnswer {
  at: number;
  status?: number;
  text: string;
}

export interface DeskDelivery {
  channel: Channel;
  state: 'waiting' | 'delivered' | 'undeliverable';
  attempts: number;
  nextAttemptAt?: number;
  /** Time of delivery or of giving up. */
  endedAt?: number;
  dismissed: boolean;
  /** Given up without knowing whether the email went out. */
  maybeSent: boolean;
  answers: DeliveryAnswer[];
}

/** `GET messages/<id>`. */
export interface DeskMessage extends DeskEntry {
  firstName: string;
  text: string;
  /** Other fields except name and email, in form order, by label. */
  fields: { label: string; value: string; href?: string }[];
  from: Source;
  deliveries: DeskDelivery[];
  /** Set for a subscription. */
  confirmed?: boolean;
  history: DeskAudit[];
  thread: DeskReply[];
  /** Up to ten other messages of this person, newest first. */
  others: DeskEntry[];
  /** True if email is configured. */
  canReply: boolean;
}

/**
 * `POST messages/<id>/reply` and `messages/<id>/note` with `{ id, text, keepOpen? }`; a repeated UUID `id` is stored once. `POST
 * messages/<id>/take-back` with `{ id }` deletes a note, or a reply in its first ten seconds. All return the `DeskMessage`.
 */
export interface DeskReply {
  id: string;
  kind: 'reply' | 'note';
  text: string;
  who: string;
  at: number;
  delivery?: DeskDelivery;
}

export const maxReplyLength = 10_000;

export const holdMs = 10_000;

/** Counts stop one above these, whatever the archive. */
export const mostCounted = { open: 1000, spam: 300, deliveries: 150 } as const;

/** '1,000+' above `most`. */
export const countText = (count: number, most: number): string =>
  count > most ? `${wholeNumber(most)}+` : wholeNumber(count);

/** `GET counts`: open and overdue messages, the next due time, and the office hours as a sentence. */
export interface DeskCounts {
  open: number;
  overdue: number;
  nextDueAt?: number;
  office?: string;
}

/** `POST messages/<id>/<action>` returns the updated `DeskMessage`. */
export type DeskAction = 'done' | 'open' | 'spam' | 'not-spam' | 'resend' | 'retry' | 'dismiss' | 'undismiss';

export interface DeskAudit {
  at: number;
  who: string;
  what: DeskAction | 'reply' | 'note' | 'take-back' | 'erase' | 'export' | 'deliver';
  /** Message id; undefined for actions on a person. */
  on?: string;
}

/**
 * `GET person?email=`; with `&download=1` all data as a JSON file. `POST person/erase` with `{ email }` deletes it and returns
 * the same counts.
 */
export interface DeskPerson {
  email: string;
  messages: number;
  subscriptions: number;
  signUps: number;
  replies: number;
}

/** `GET overview`. `POST deliver` retries all deliveries and returns the same. */
export interface DeskOverview {
  /** content/readiness.ts. */
  unready: { what: string; file: string; todo: string }[];
  /** Pending messages: count, and age of the oldest in seconds. */
  undelivered: { count: number; oldest: number };
  /** Failed deliveries that weren't dismissed. */
  undeliverable: number;
  down: Receiver[];
  /** `failure` is the last request's error, `movedTo` the target of a redirect. */
  feed: { state: 'fresh' | 'stale' | 'missing'; age?: number; failure?: string; movedTo?: string };
  version: string;
  deployedAt?: number;
  settings?: string;
  open: Record<MessageFormName, number>;
  spam: number;
}

/** `POST test-email` with `{ to }` sends a test email to NOTIFY_EMAIL and `to`, and returns the results. */
export interface DeskTestEmail {
  results: { to: string; error?: string }[];
}

/** `GET numbers?since=<day>&until=<day>`: inclusive days of site.timeZone. Anonymous. */
export interface DeskNumbers {
  since: string;
  until: string;
  days: { day: string; views: number; visits: number }[];
  /** Steps from the first page to a trial click, with the visits that reached each. */
  funnel: { step: string; visits: number }[];
  pages: { path: string; views: number; landings: number }[];
  referrers: { host: string; visits: number }[];
  countries: { country: string; visits: number }[];
  trials: { plan: string; billing: string; clicks: number }[];
  /** Clicks on demo, film, calculator and the like. */
  steps: { step: string; count: number }[];
  forms: { form: FormName; sent: number; failed: number }[];
  searches: { words: string; count: number }[];
  /** 75th percentiles; LCP and INP in ms. */
  vitals: { path: string; lcp?: number; inp?: number; cls?: number; samples: number }[];
}
