import * as v from 'valibot';
import { embedAt } from '#content/embeds/embeds.ts';
import { type FormName, forms } from '#content/forms/forms.ts';
import type { Database } from './db/database.ts';
import { log } from './log.ts';

/** Its variables are unparsed; use `readSettings`. */
export interface Env extends Partial<Record<Variable, string>> {
  ASSETS: Fetcher;
  DB: Database;
  DELIVERIES: Queue<{ id: string }>;
  DEAD_LETTERS: Queue<{ id: string }>;
  /** One object per feed URL. */
  CHANGELOG: DurableObjectNamespace;
  COUNTER: DurableObjectNamespace;
  ALARMS: DurableObjectNamespace;
  RELEASE: WorkerVersionMetadata;
  /** Twenty submissions a minute for each key. */
  SEND_LIMIT: RateLimit;
  EMAIL: SendEmail;
  COMMIT?: string;
  /** If set: serve any host and keep search engines out. */
  STAGING?: string;
}

export interface App {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The desk has its own CSP and cache policy. */
    isDesk?: true;
    /** Email address, or `localhost`. Set by desk/access.ts. */
    who: string;
    /** True above the hourly limit of all visitors. */
    isFlood?: boolean;
    /** To refill the form on an error page. */
    submitted?: Record<string, unknown>;
  };
}

const formNames = Object.keys(forms) as FormName[];
const emailAddress = v.pipe(v.string(), v.email());
export const isEmailAddress = (text: string): boolean => v.is(emailAddress, text);
export const addressesIn = (text: string): string[] => text.split(',').map((address) => address.trim());

/** By part of the worker. Empty counts as unset. */
const schemas = {
  changelog: v.object({
    /** RSS feed; unset: content/changelog.xml. */
    CHANGELOG_FEED_URL: optionalText(webAddress('http:')),
    /** How long the feed is cached; 0: not at all. */
    CHANGELOG_TTL_SECONDS: v.optional(seconds(86_400), '300'),
  }),
  webhook: v.pipe(
    v.object({
      /** Standard Webhooks. */
      DELIVERY_WEBHOOK_URL: optionalText(webAddress()),
      /** During rotation two keys, separated by a space. */
      DELIVERY_WEBHOOK_SECRET: optionalText(
        v.check<string, string>(areSigningKeys, 'must be one or two keys: whsec_ and 24 to 64 bytes in base64'),
      ),
    }),
    v.forward(
      v.check(
        (settings) => !settings.DELIVERY_WEBHOOK_URL || settings.DELIVERY_WEBHOOK_SECRET !== undefined,
        'must be set because DELIVERY_WEBHOOK_URL is',
      ),
      ['DELIVERY_WEBHOOK_SECRET'],
    ),
  ),
  owners: v.object({
    /** Comma separated. A form may override it (`notify`). If set, visitors get receipts. */
    NOTIFY_EMAIL: optionalText(
      v.check<string, string>(
        (text) => addressesIn(text).every(isEmailAddress),
        'must be email addresses, separated by commas',
      ),
    ),
  }),
  newsletter: v.object({
    /** Double opt-in. */
    NEWSLETTER_CONFIRM: optionalText(v.regex(/^(on|off)$/, 'must be on or off')),
  }),
  retries: v.object({
    /** Delay after the first failure; later ones scale with it. */
    DELIVERY_RETRY_SECONDS: v.optional(seconds(900), '30'),
  }),
  digest: v.object({
    /** Hour of the daily email, in `site.timeZone`. Unset: none. */
    DIGEST_HOUR: optionalText(v.regex(/^([01]?\d|2[0-3])$/, 'must be an hour from 0 to 23')),
  }),
  desk: v.pipe(
    v.object({
      /** Unset: the desk is off. */
      ACCESS_TEAM_DOMAIN: optionalText(
        v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be your team's host at Access, without https://"),
      ),
      /** The Application Audience tag at Access. */
      ACCESS_AUD: optionalText(v.regex(/^[0-9a-f]{64}$/, 'must be the 64 characters of the AUD tag')),
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
    /** Comma separated: `contact, support`. */
    FORMS_CLOSED: v.optional(
      v.pipe(
        v.string('must be text'),
        v.transform((text) => text.split(',').map((name) => name.trim())),
        v.array(v.picklist(formNames, `must name forms: ${formNames.join(', ')}`)),
      ),
    ),
  }),
  turnstile: v.pipe(
    v.object({
      TURNSTILE_SECRET: optionalText(v.regex(/^\S+$/, 'must not contain spaces')),
    }),
    v.forward(
      v.check(
        ({ TURNSTILE_SECRET }) => TURNSTILE_SECRET !== undefined || !embedAt('forms'),
        'must be set because the forms have a Turnstile widget: until then everyone passes',
      ),
      ['TURNSTILE_SECRET'],
    ),
  ),
};
type Part = keyof typeof schemas;
type Settings<Of extends Part> = v.InferOutput<(typeof schemas)[Of]>;
type Variable = { [Of in Part]: keyof Settings<Of> }[Part];

/** Names invalid variables and expected formats, never values. */
export class BadSettings extends Error {
  override name = 'BadSettings';
}

/** Logs an invalid variable and returns undefined; other parts keep working. */
export function readSettings<Of extends Part>(env: Env, part: Of): Settings<Of> | undefined {
  const { success, output, issues } = parse(env, part);
  if (success) return output as Settings<Of>;
  log('error', 'settings invalid', { part, error: new BadSettings(describe(issues)) });
}

export function checkSettings(env: Partial<Env>): void {
  const problems = Object.keys(schemas).flatMap((part) => parse(env, part as Part).issues ?? []);
  if (problems.length > 0) throw new BadSettings(describe(problems));
}

function parse(env: Partial<Env>, part: Part) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return v.safeParse(schemas[part], set, { abortPipeEarly: true });
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ');
}

function optionalText<const Action extends v.PipeItem<string, string, v.BaseIssue<unknown>>>(action: Action) {
  return v.optional(v.pipe(v.string('must be text'), action));
}

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

/** Plain http is for localhost, and for public data. */
function webAddress(allowed?: 'http:') {
  return v.check<string, string>(
    (value) => {
      const { protocol, hostname } = URL.parse(value) ?? {};
      if (protocol === 'https:' || (allowed && protocol === allowed)) return true;
      return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname ?? '');
    },
    `must be an ${allowed ? 'http:// or ' : ''}https:// URL`,
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
