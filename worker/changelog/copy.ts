import type { Context } from 'hono';
import { site } from '#content/site.ts';
import shippedXml from '../../content/changelog.xml';
import { type App, type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import type { Copy, UpstreamState } from './keeper.ts';
import { upstreamTimeout } from './request-feed.ts';
import { type Feed, toFeed } from './upstream.ts';

/** A copy fit to show, and how it came about: `miss` waited for upstream, `stale` is too old and being refreshed. */
export interface Reading {
  copy: Copy;
  state: 'hit' | 'stale' | 'miss';
  /** Seconds since upstream said that it is current. */
  age: number;
  /** Seconds for which it stays fresh; below zero when that is over. */
  ttl: number;
}

/** How long a copy may be shown when upstream has nothing better, in milliseconds. */
const longestUse = 7 * 24 * 3600 * 1000;

/** What this isolate knows of the feed at one address. */
let known: { url: string; copy?: Copy; upstream: UpstreamState } | undefined;
let refreshedAt = 0;
let shipped: Feed | undefined;

/**
 * The changelog as it can be shown now: at once when there is any copy of the last week, in this isolate or at the
 * keeper. Undefined when there is none and upstream fails, or when the settings say no upstream.
 */
export async function readCopy(c: Context<App>): Promise<Reading | undefined> {
  const settings = readSettings(c.env, 'changelog');
  if (!settings) return undefined;
  const { CHANGELOG_FEED_URL: url, CHANGELOG_TTL_SECONDS: ttl } = settings;
  if (!url) {
    shipped ??= await toFeed(shippedDocument());
    return read({ ...shipped, checkedAt: Date.now() }, 'hit', ttl);
  }

  const copy = await latestCopy(c, url).catch(logUnreachable);
  if (copy && ageOf(copy) < ttl * 1000) return read(copy, 'hit', ttl);
  if (copy && ageOf(copy) < longestUse && ttl > 0) {
    refreshBehind(c, url, ttl);
    return read(copy, 'stale', ttl);
  }
  return refreshed(c, url, ttl, copy);
}

/** The state of the feed, for its owner. */
export interface FeedState extends UpstreamState {
  state: 'fresh' | 'stale' | 'missing';
  /** Seconds since upstream said that the copy is current. */
  age?: number;
}

/** Reads the state of the feed. Waits for upstream where the copy is old. */
export async function feedState(c: Context<App>): Promise<FeedState> {
  let reading = await readCopy(c);
  const settings = readSettings(c.env, 'changelog');
  const url = settings?.CHANGELOG_FEED_URL;
  if (url && reading?.state === 'stale')
    reading = await refreshed(c, url, settings.CHANGELOG_TTL_SECONDS, reading.copy);
  const state = reading ? (reading.state === 'stale' ? 'stale' : 'fresh') : 'missing';
  return { state, age: reading?.age, ...(url && known?.url === url && known.upstream) };
}

/** What upstream has now; `copy`, or a younger one of the keeper's, where it fails. */
async function refreshed(c: Context<App>, url: string, ttl: number, copy: Copy | undefined) {
  const answer = await refresh(c, url, ttl).catch(logUnreachable);
  if (answer?.current) return read(answer.copy, 'miss', ttl);
  const last = answer?.copy ?? copy;
  return last && ageOf(last) < longestUse ? read(last, 'stale', ttl) : undefined;
}

function read(copy: Copy, state: Reading['state'], ttl: number): Reading {
  const age = Math.floor(ageOf(copy) / 1000);
  return { copy, state, age, ttl: ttl - age };
}

function ageOf({ checkedAt }: Copy) {
  return Math.max(0, Date.now() - checkedAt);
}

/** The feed that comes with the site, its tokens replaced by the brand. */
function shippedDocument() {
  const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const xml = shippedXml.replaceAll('__ORIGIN__', inXml(site.origin)).replaceAll('__NAME__', inXml(site.name));
  return new TextEncoder().encode(xml);
}

async function latestCopy(c: Context<App>, url: string): Promise<Copy | undefined> {
  if (known?.url === url && known.copy) return known.copy;
  known = { url, ...(await keeper(c.env, url).latest()) };
  return known.copy;
}

/** Starts one refresh at a time; the keeper would make one of many, but each costs a call. */
function refreshBehind(c: Context<App>, url: string, ttl: number) {
  if (Date.now() - refreshedAt < Math.min(upstreamTimeout, ttl * 1000)) return;
  refreshedAt = Date.now();
  c.executionCtx.waitUntil(refresh(c, url, ttl).catch(logUnreachable));
}

async function refresh(c: Context<App>, url: string, ttl: number) {
  const have = known?.url === url ? known.copy : undefined;
  const {
    feed = have,
    checkedAt,
    current,
    ...upstream
  } = await keeper(c.env, url).refresh(url, ttl * 1000, have?.etag);
  const copy = feed && checkedAt !== undefined ? { ...feed, checkedAt } : undefined;
  known = { url, copy, upstream };
  return copy && { copy, current };
}

function keeper(env: Env, url: string) {
  return env.CHANGELOG.getByName(url);
}

function logUnreachable(error: unknown): undefined {
  log('error', 'changelog copy out of reach', { error });
}
