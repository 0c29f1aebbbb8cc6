import type { Context } from 'hono';
import { site } from '#content/site.ts';
import shippedXml from '../../content/changelog.xml';
import { type App, type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import type { Copy, FeedKeeper, UpstreamState } from './keeper.ts';
import { upstreamTimeoutMs } from './request-feed.ts';
import { type Feed, toFeed } from './upstream.ts';

/** `miss`: fetched just now. `stale`: expired, a refresh is running. */
export interface ServedCopy {
  copy: Copy;
  state: 'hit' | 'stale' | 'miss';
  /** Seconds since upstream confirmed the copy. */
  age: number;
  /** Seconds; negative if expired. */
  ttl: number;
}

const maxStaleMs = 7 * 24 * 3600 * 1000;

let cached: { url: string; copy?: Copy; upstream: UpstreamState } | undefined;
let refreshedAt = 0;
let shipped: Feed | undefined;

/** Waits for upstream only without a copy of the last week. */
export async function readCopy(c: Context<App>): Promise<ServedCopy | undefined> {
  const settings = readSettings(c.env, 'changelog');
  if (!settings) return undefined;
  const { CHANGELOG_FEED_URL: url, CHANGELOG_TTL_SECONDS: ttl } = settings;
  if (!url) {
    shipped ??= await toFeed(shippedDocument());
    return serve({ ...shipped, checkedAt: Date.now() }, 'hit', ttl);
  }

  const copy = await latestCopy(c, url).catch(logUnreachable);
  if (copy && ageOf(copy) < ttl * 1000) return serve(copy, 'hit', ttl);
  if (copy && ageOf(copy) < maxStaleMs && ttl > 0) {
    refreshInBackground(c, url, ttl);
    return serve(copy, 'stale', ttl);
  }
  return refreshed(c, url, ttl, copy);
}

export interface FeedState extends UpstreamState {
  state: 'fresh' | 'stale' | 'missing';
  age?: number;
}

export async function feedState(c: Context<App>): Promise<FeedState> {
  let served = await readCopy(c);
  const settings = readSettings(c.env, 'changelog');
  const url = settings?.CHANGELOG_FEED_URL;
  if (url && served?.state === 'stale') served = await refreshed(c, url, settings.CHANGELOG_TTL_SECONDS, served.copy);
  const state = served ? (served.state === 'stale' ? 'stale' : 'fresh') : 'missing';
  return { state, age: served?.age, ...(url && cached?.url === url && cached.upstream) };
}

async function refreshed(c: Context<App>, url: string, ttl: number, copy: Copy | undefined) {
  const answer = await refresh(c, url, ttl).catch(logUnreachable);
  if (answer?.current) return serve(answer.copy, 'miss', ttl);
  const last = answer?.copy ?? copy;
  return last && ageOf(last) < maxStaleMs ? serve(last, 'stale', ttl) : undefined;
}

function serve(copy: Copy, state: ServedCopy['state'], ttl: number): ServedCopy {
  const age = Math.floor(ageOf(copy) / 1000);
  return { copy, state, age, ttl: ttl - age };
}

function ageOf({ checkedAt }: Copy) {
  return Math.max(0, Date.now() - checkedAt);
}

function shippedDocument() {
  const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const xml = shippedXml.replaceAll('__ORIGIN__', inXml(site.origin)).replaceAll('__NAME__', inXml(site.name));
  return new TextEncoder().encode(xml);
}

async function latestCopy(c: Context<App>, url: string): Promise<Copy | undefined> {
  if (cached?.url === url && cached.copy) return cached.copy;
  cached = { url, ...(await keeper(c.env, url).latest()) };
  return cached.copy;
}

/** A call of the Durable Object costs money even if merged. */
function refreshInBackground(c: Context<App>, url: string, ttl: number) {
  if (Date.now() - refreshedAt < Math.min(upstreamTimeoutMs, ttl * 1000)) return;
  refreshedAt = Date.now();
  c.executionCtx.waitUntil(refresh(c, url, ttl).catch(logUnreachable));
}

async function refresh(c: Context<App>, url: string, ttl: number) {
  const ours = cached?.url === url ? cached.copy : undefined;
  const answer = await keeper(c.env, url).refresh(url, ttl * 1000, ours?.etag);
  const { feed = ours, checkedAt, current, ...upstream } = answer;
  const copy = feed && checkedAt !== undefined ? { ...feed, checkedAt } : undefined;
  cached = { url, copy, upstream };
  return copy && { copy, current };
}

function keeper(env: Env, url: string) {
  return (env.CHANGELOG as DurableObjectNamespace<FeedKeeper>).getByName(url);
}

function logUnreachable(error: unknown): undefined {
  log('error', 'changelog copy unreachable', { error });
}
