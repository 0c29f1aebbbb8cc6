import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type Feed, fetchFeed, toFeed, type Validators } from './upstream.ts';

/** `checkedAt`: last confirmed by upstream, ms since 1970. */
export interface Copy extends Feed {
  checkedAt: number;
}

export interface UpstreamState {
  failure?: string;
  movedTo?: string;
}

interface RefreshResult extends UpstreamState {
  /** Absent if the caller has this version or none exists. */
  feed?: Feed;
  checkedAt?: number;
  /** False if upstream failed. */
  current: boolean;
}

const retryWithCopyMs = 30_000;
const retryWithoutCopyMs = 5_000;

/** Durable Object storage limits a value to 2 MB. */
const chunkBytes = 1024 * 1024;

/** One request to upstream serves all visitors, also across restarts. */
export class FeedKeeper extends DurableObject<Env> {
  #last: { copy: Copy; validators: Validators } | undefined;
  #pending: Promise<boolean> | undefined;
  #failedAt = 0;
  #isBodyStored = true;
  #state: UpstreamState = {};

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(() => this.#load());
  }

  latest(): { copy?: Copy; upstream: UpstreamState } {
    return { copy: this.#last?.copy, upstream: this.#state };
  }

  /** `etag` is the caller's version. */
  async refresh(url: string, maxAgeMs: number, etag?: string): Promise<RefreshResult> {
    const current = this.#age() < maxAgeMs || (!this.#isPausing(maxAgeMs) && (await this.#fetchOnce(url)));
    if (!this.#last) return { current, ...this.#state };
    const { checkedAt, ...feed } = this.#last.copy;
    return { checkedAt, current, ...this.#state, ...(feed.etag !== etag && { feed }) };
  }

  #age() {
    return this.#last ? Date.now() - this.#last.copy.checkedAt : Number.POSITIVE_INFINITY;
  }

  #isPausing(maxAgeMs: number) {
    if (maxAgeMs === 0) return false;
    return Date.now() - this.#failedAt < (this.#last ? Math.min(maxAgeMs, retryWithCopyMs) : retryWithoutCopyMs);
  }

  #fetchOnce(url: string): Promise<boolean> {
    this.#pending ??= this.#fetch(url).finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #fetch(url: string): Promise<boolean> {
    const fetched = await fetchFeed(url, this.#last?.validators).catch((error: Error) => {
      this.#state = { ...this.#state, failure: error.message };
      this.#failedAt = Date.now();
      log('warn', 'changelog upstream failed', { error });
    });
    if (!fetched) return false;
    const { feed, validators, movedTo } = fetched;
    this.#last = { copy: { ...(feed ?? this.#last!.copy), checkedAt: Date.now() }, validators };
    this.#state = { movedTo };
    this.#failedAt = 0;
    this.#isBodyStored &&= feed === undefined;
    // Until a restart the copy in memory is enough.
    await this.#store().catch((error) => log('error', 'changelog copy not stored', { error }));
    return true;
  }

  /** Filters again: this release may hide other entries. */
  async #load() {
    const head = await this.ctx.storage.get<StoredHead>('head');
    if (!head) return;
    this.#state = { movedTo: head.movedTo };
    const chunks = await this.ctx.storage.list<Uint8Array>({ prefix: 'body:' });
    const document = new Uint8Array(await new Blob([...chunks.values()]).arrayBuffer());
    try {
      const copy = { ...(await toFeed(document)), checkedAt: head.checkedAt };
      // Upstream must send again what the last release hid.
      this.#last = { copy, validators: head.release === this.env.RELEASE.id ? head.validators : {} };
    } catch (error) {
      log('error', 'changelog copy invalid', { error });
    }
  }

  async #store() {
    const { copy, validators } = this.#last!;
    const { body, checkedAt } = copy;
    await this.ctx.storage.transaction(async (storage) => {
      if (!this.#isBodyStored) {
        await storage.delete([...(await storage.list({ prefix: 'body:' })).keys()]);
        for (let at = 0; at < body.length; at += chunkBytes) {
          await storage.put(`body:${at.toString().padStart(9, '0')}`, body.slice(at, at + chunkBytes));
        }
      }
      await storage.put<StoredHead>('head', { checkedAt, validators, release: this.env.RELEASE.id, ...this.#state });
    });
    this.#isBodyStored = true;
  }
}

interface StoredHead {
  checkedAt: number;
  validators: Validators;
  release: string;
  movedTo?: string;
}
