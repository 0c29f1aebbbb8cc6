import type { FormName, MessageFormName } from '../forms/forms.ts';
import type { Source } from '../forms/source.ts';

/** The owner's desk: its page and its part of the API. Both are behind Cloudflare Access. */
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

/** What a message is to its owner: to be answered, answered, or none at all. */
export type DeskState = 'open' | 'done' | 'spam';

/** The query of a list; an absent parameter lets everything but spam through. Open messages are sorted by due time. */
export interface DeskFilter {
  /** Words that are all in subject, name, text or address, or the reference. */
  search?: string;
  form?: FormName;
  /** The desk's own page lists open messages without it, and has `all`. */
  state?: DeskState;
  /** Of support requests. */
  priority?: string;
  /** Days of the site's time zone, such as 2026-12-31, both whole. */
  since?: string;
  until?: string;
  /** Received after this moment, in milliseconds since 1970. */
  after?: string;
  /** The page, referrer's host or campaign that it came from. */
  source?: string;
  undelivered?: '1';
  /** Newsletter addresses that count. */
  subscribed?: '1';
}

/** A line of the list: a message, or an address for the newsletter (`newsletter:<address>` is its id). */
export interface DeskEntry {
  id: string;
  /** The short name that the visitor knows; empty for a newsletter address. */
  reference: string;
  form: FormName;
  /** Who wrote, or the address. */
  name: string;
  email: string;
  /** The subject, or the first words. */
  subject: string;
  state: DeskState;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** While it is open: when we promised an answer. */
  dueAt?: number;
  /** Where it should have gone and has not. */
  undelivered: boolean;
  priority?: string;
  /** The page, referrer or campaign, as one word for the list. */
  source?: string;
}

/** `GET messages?<filter>&offset=<n>&limit=<n>`: newest first, open ones by due time. */
export interface DeskList {
  /** When the list was read. */
  at: number;
  total: number;
  offset: number;
  entries: DeskEntry[];
}

/** The ways out: the owner's system, the owner's mailbox, and to a visitor a receipt, a newsletter's question or a reply. */
export type Channel = 'webhook' | 'owner-email' | 'receipt' | 'confirmation' | 'reply';

/** A failed attempt: the HTTP status if there is one, and the first 500 bytes of the answer, or the error. */
export interface DeliveryAnswer {
  at: number;
  status?: number;
  text: string;
}

/** How far a message got through a channel. */
export interface DeskDelivery {
  channel: Channel;
  state: 'waiting' | 'delivered' | 'undeliverable';
  attempts: number;
  /** While it waits. */
  nextAttemptAt?: number;
  /** When it was delivered or given up. */
  endedAt?: number;
  /** Whether a given-up delivery was dismissed. */
  dismissed: boolean;
  /** The last five failures, oldest first. */
  answers: DeliveryAnswer[];
}

/** `GET messages/<id>`. */
export interface DeskMessage extends DeskEntry {
  /** For a greeting. */
  firstName: string;
  /** The long fields. */
  text: string;
  /** The other fields but name and email, in the order of the form, by their labels. */
  fields: { label: string; value: string; href?: string }[];
  from: Source;
  deliveries: DeskDelivery[];
  /** Of a subscription: whether the address was confirmed. */
  confirmed?: boolean;
  /** What was done to it, newest first. */
  history: DeskAudit[];
  /** Replies and notes, oldest first. */
  thread: DeskReply[];
  /** Other messages of this person, newest first, ten at most. */
  others: DeskEntry[];
  /** Whether replies are sent from here. */
  canReply: boolean;
}

/**
 * `POST messages/<id>/reply` and `POST messages/<id>/note` with `{ id, text, keepOpen? }`, where `id` is a new UUID; a repeat
 * is stored once. `POST messages/<id>/take-back` with `{ id }` deletes a note, or a reply in its first ten seconds. All
 * answer the `DeskMessage`.
 */
export interface DeskReply {
  id: string;
  kind: 'reply' | 'note';
  text: string;
  who: string;
  at: number;
  /** Of a reply. */
  delivery?: DeskDelivery;
}

/** The most characters of a reply or a note. */
export const longestReply = 10_000;

/** How long a reply can be taken back. */
export const holdMs = 10_000;

/** `GET counts`: open messages, those past the promised time, and when the next one is due. */
export interface DeskCounts {
  open: number;
  overdue: number;
  nextDueAt?: number;
}

/** What can be done to a message: `POST messages/<id>/<action>` answers the `DeskMessage` as it is then. */
export type DeskAction = 'done' | 'open' | 'spam' | 'not-spam' | 'resend' | 'retry' | 'dismiss' | 'undismiss';

/** A line of what somebody did at the desk. */
export interface DeskAudit {
  at: number;
  /** Their mail address at Access, or `localhost`. */
  who: string;
  what: DeskAction | 'reply' | 'note' | 'take-back' | 'erase' | 'export' | 'deliver';
  /** The id of the message; what concerns a person names nobody. */
  on?: string;
}

/** `GET person?email=`; `GET person?email=&download=1` is all of it as a JSON file; `POST person/erase` with `{ email }` deletes it and answers the same counts. */
export interface DeskPerson {
  email: string;
  messages: number;
  subscriptions: number;
  signUps: number;
  /** Replies and notes. */
  replies: number;
}

/** `GET overview`. `POST deliver` sends again all that is undelivered and answers the same. */
export interface DeskOverview {
  /** What is still a sample or unset (content/readiness.ts). */
  unready: { what: string; file: string; todo: string }[];
  /** Messages on their way: how many, and the oldest's age in seconds. */
  undelivered: { count: number; oldest: number };
  /** Given-up deliveries that were not dismissed. */
  undeliverable: number;
  /** The channels whose receiver is down while a delivery waits. */
  down: Channel[];
  /** `failure` is the reason why the last request failed; `movedTo` the address that upstream redirects to. */
  feed: { state: 'fresh' | 'stale' | 'missing'; age?: number; failure?: string; movedTo?: string };
  version: string;
  deployedAt?: number;
  settings?: string;
  open: Record<MessageFormName, number>;
  spam: number;
}

/** `POST test-email` with `{ to }` sends a test email to NOTIFY_EMAIL's addresses and to this one, and answers how it went. */
export interface DeskTestEmail {
  results: { to: string; error?: string }[];
}

/** `GET numbers?since=<day>&until=<day>`, days of the site's time zone, both whole: what was counted, without anybody's trace. */
export interface DeskNumbers {
  since: string;
  until: string;
  days: { day: string; views: number; visits: number }[];
  /** From the first page of a visit to the click on a trial, each step with how many visits came so far. */
  funnel: { step: string; visits: number }[];
  pages: { path: string; views: number; landings: number }[];
  referrers: { host: string; visits: number }[];
  countries: { country: string; visits: number }[];
  trials: { plan: string; billing: string; clicks: number }[];
  /** Demo, film, calculator and the like. */
  steps: { step: string; count: number }[];
  forms: { form: FormName; sent: number; failed: number }[];
  /** Searches that found nothing. */
  searches: { words: string; count: number }[];
  /** Core Web Vitals at the 75th percentile; LCP and INP in milliseconds. */
  vitals: { path: string; lcp?: number; inp?: number; cls?: number; samples: number }[];
}
