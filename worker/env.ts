import * as v from 'valibot';
import { type FormName, forms } from '#content/forms/forms.ts';
import type { Alarms } from './alarms/alarms.ts';
import type { FeedKeeper } from './changelog/keeper.ts';
import { log } from './log.ts';
import type { Counter } from './numbers/counter.ts';

/** What wrangler.toml binds. */
export interface Env {
  /** The prerendered pages and the public files (dist/client). */
  ASSETS: Fetcher;
  /** Everything visitors send. */
  DB: D1Database;
  /** The ids of stored messages on their way to the owner. */
  DELIVERIES: Queue<{ id: string }>;
  /** The ids of messages that could not be delivered. */
  DEAD_LETTERS: Queue<{ id: string }>;
  /** The last good copy of the changelog feed, for each address that it had. */
  CHANGELOG: DurableObjectNamespace<FeedKeeper>;
  /** What visits told and is not in the database yet. */
  COUNTER: DurableObjectNamespace<Counter>;
  /** The state of the alarms. */
  ALARMS: DurableObjectNamespace<Alarms>;
  /** What is deployed. */
  RELEASE: WorkerVersionMetadata;
  /** Twenty sends a minute for each key. */
  SEND_LIMIT: RateLimit;
  /** Email to the owner, and to visitors: receipts and confirmation emails. */
  EMAIL: SendEmail;
  /** The deployed git commit. */
  COMMIT?: string;
  /** Set where nobody is meant to come: the site is served at any address, and search engines are kept out. */
  STAGING?: string;
  /** The variables and secrets, as text; `readSettings` makes `Settings` of them. */
  CHANGELOG_FEED_URL?: string;
  CHANGELOG_TTL_SECONDS?: string;
  DELIVERY_WEBHOOK_URL?: string;
  DELIVERY_WEBHOOK_SECRET?: string;
  NOTIFY_EMAIL?: string;
  NEWSLETTER_CONFIRM?: string;
  DELIVERY_RETRY_SECONDS?: string;
  TURNSTILE_SECRET?: string;
  FORMS_CLOSED?: string;
  ACCESS_TEAM_DOMAIN?: string;
  ACCESS_AUD?: string;
}

/** The types of the Hono application. */
export interface App {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Whether the answer is one of the owner's desk, which has headers of its own. */
    atDesk?: true;
    /** Who is at the desk: their mail address at Access, or `localhost`. Set behind its lock. */
    who: string;
    /** Whether everyone together sends more than the hourly limit. */
    isFlood?: boolean;
    /** What a form sent, once it is read: a refusal shows it again. */
    sent?: Record<string, unknown>;
  };
}

const formNames = Object.keys(forms) as FormName[];
const emailAddress = v.pipe(v.string(), v.email());
const addressesIn = (text: string) => text.split(',').map((address) => address.trim());

/** The variables that each part of the worker needs. An empty one counts as unset. */
const parts = {
  changelog: v.object({
    /** The RSS feed that the changelog shows; unset: the one shipped with the site. */
    CHANGELOG_FEED_URL: variable(webAddress('http:')),
    /** How long a copy of that feed is fresh; 0 asks for it each time. */
    CHANGELOG_TTL_SECONDS: v.optional(seconds(86_400), '300'),
  }),
  delivery: v.pipe(
    v.object({
      /** Where messages, and who joins and leaves the newsletter, are posted, signed as Standard Webhooks. */
      DELIVERY_WEBHOOK_URL: variable(webAddress()),
      /** The key of that signature, or two with a space between, while one takes the place of the other. */
      DELIVERY_WEBHOOK_SECRET: variable(
        v.check<string, string>(areSigningKeys, 'must be whsec_ and 24 to 64 bytes in base64, once or twice'),
      ),
      /** The owner's addresses, with commas between; visitors get receipts too. A form may name its own (`notify`). */
      NOTIFY_EMAIL: v.optional(
        v.pipe(
          v.string('must be text'),
          v.check(
            (text) => addressesIn(text).every((one) => v.is(emailAddress, one)),
            'must be email addresses, with commas between',
          ),
          v.transform(addressesIn),
        ),
      ),
      /** Double opt-in: `on` makes a newsletter address count once it is confirmed by an emailed link. */
      NEWSLETTER_CONFIRM: variable(v.regex(/^(on|off)$/, 'must be on or off')),
      /** The pause after the first failed attempt; the later ones, up to 20 hours, grow and shrink with it. */
      DELIVERY_RETRY_SECONDS: v.optional(seconds(900), '30'),
    }),
    v.forward(
      v.check(
        (settings) => !settings.DELIVERY_WEBHOOK_URL || settings.DELIVERY_WEBHOOK_SECRET !== undefined,
        'must be set because DELIVERY_WEBHOOK_URL is',
      ),
      ['DELIVERY_WEBHOOK_SECRET'],
    ),
  ),
  desk: v.pipe(
    v.object({
      /** The host of the team at Cloudflare Access that lets people to the desk; without it there is no desk. */
      ACCESS_TEAM_DOMAIN: variable(
        v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the host of your team at Access, without https://'),
      ),
      /** The Application Audience (AUD) Tag of the desk's application there. */
      ACCESS_AUD: variable(v.regex(/^[0-9a-f]{64}$/, 'must be the 64 characters of the AUD tag')),
    }),
    v.forward(
      v.check(
        (settings) => !settings.ACCESS_TEAM_DOMAIN === !settings.ACCESS_AUD,
        'and ACCESS_TEAM_DOMAIN must both be set, or neither',
      ),
      ['ACCESS_AUD'],
    ),
  ),
  forms: v.object({
    /** The forms that take nothing for now, comma separated: `contact, support`. */
    FORMS_CLOSED: v.optional(
      v.pipe(
        v.string('must be text'),
        v.transform((text) => text.split(',').map((name) => name.trim())),
        v.array(v.picklist(formNames, `must name forms: ${formNames.join(', ')}`)),
      ),
    ),
  }),
  robots: v.object({
    /** The secret of Cloudflare Turnstile; its public half is among the embeds. */
    TURNSTILE_SECRET: variable(v.regex(/^\S+$/, 'must not have spaces')),
  }),
};
type Part = keyof typeof parts;

/** The variables of a part, checked. */
export type Settings<Of extends Part> = v.InferOutput<(typeof parts)[Of]>;

/** Variables that cannot be right; the message names each and says what it must be, never its value. */
export class BadSettings extends Error {
  override name = 'BadSettings';
}

/**
 * The settings of one part of the worker; undefined when they cannot be right, which the log says then: that part does
 * without, and every other one goes on.
 */
export function readSettings<Of extends Part>(env: Env, part: Of): Settings<Of> | undefined {
  const { success, output, issues } = parse(env, part);
  if (success) return output as Settings<Of>;
  log('error', 'settings wrong', { part, error: new BadSettings(sentence(issues)) });
}

/** Throws `BadSettings` when any variable cannot be right. */
export function checkSettings(env: Partial<Env>): void {
  const problems = Object.keys(parts).flatMap((part) => parse(env, part as Part).issues ?? []);
  if (problems.length > 0) throw new BadSettings(sentence(problems));
}

function parse(env: Partial<Env>, part: Part) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return v.safeParse(parts[part], set, { abortPipeEarly: true });
}

function sentence(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ');
}

function variable<const Action extends v.PipeItem<string, string, v.BaseIssue<unknown>>>(action: Action) {
  return v.optional(v.pipe(v.string('must be text'), action));
}

/** Whether a text is one key or two as Standard Webhooks write them; one that lost a character on the way is none. */
function areSigningKeys(text: string) {
  const keys = text.split(' ');
  return keys.length <= 2 && keys.every(isSigningKey);
}

function isSigningKey(text: string) {
  try {
    const { length } = atob(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)![1]!);
    return length >= 24 && length <= 64;
  } catch {
    return false;
  }
}

/** What is sent over plain http could be read on the way: that is for this machine, or for what is public anyway. */
function webAddress(also?: 'http:') {
  return v.check<string, string>(
    (value) => {
      const { protocol, hostname } = URL.parse(value) ?? {};
      if (protocol === 'https:' || (also && protocol === also)) return true;
      return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname ?? '');
    },
    `must be an ${also ? 'http:// or ' : ''}https:// address`,
  );
}

function seconds(max: number) {
  return v.pipe(
    v.string('must be text'),
    v.regex(/^\d{1,6}$/, `must be a whole number from 0 to ${max}`),
    v.toNumber(),
    v.maxValue(max, `must be a whole number from 0 to ${max}`),
  );
}
