import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type Feed, fetchFeed, toFeed, type Validators } from './upstream.ts';

/** A feed, and when upstream last said that it is current, in milliseconds since 1970. */
export interface Copy extends Feed {
  checkedAt: number;
}

/** The state of upstream, for its owner. */
export interface UpstreamState {
  /** Why the last request failed; absent when it succeeded. */
  failure?: string;
  /** The address that upstream redirects to. */
  movedTo?: string;
}

interface Answer extends UpstreamState {
  /** Absent when the asker has this very feed, or when there is none. */
  feed?: Feed;
  /** When `feed` was current; absent when there never was one. */
  checkedAt?: number;
  /** Whether upstream was asked, or need not be; false when it failed and this is an older copy. */
  current: boolean;
}

/** After a failure upstream is left alone for this long, in milliseconds. */
const pauseWithCopy = 30_000;
const pauseWithoutCopy = 5_000;

/** Stored values may have two megabytes. */
const chunkSize = 1024 * 1024;

/**
 * Keeps the last good copy of one upstream feed for all locations, across restarts, and is the only one that asks
 * upstream and reads what it sends: however many visitors wait at once, they wait for one request.
 */
export class FeedKeeper extends DurableObject<Env> {
  #last: { copy: Copy; validators: Validators } | undefined;
  #asking: Promise<boolean> | undefined;
  #failedAt = 0;
  #state: UpstreamState = {};

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(() => this.#load());
  }

  /** The copy as it is, however old. */
  latest(): { copy?: Copy; upstream: UpstreamState } {
    return { copy: this.#last?.copy, upstream: this.#state };
  }

  /**
   * The copy after asking upstream, unless it is younger than `maxAge` milliseconds. `have` is the entity tag of the feed
   * that the asker has.
   */
  async refresh(url: string, maxAge: number, have?: string): Promise<Answer> {
    const current = this.#age() < maxAge || (!this.#isPausing(maxAge) && (await this.#ask(url)));
    if (!this.#last) return { current, ...this.#state };
    const { checkedAt, ...feed } = this.#last.copy;
    return { checkedAt, current, ...this.#state, ...(feed.etag !== have && { feed }) };
  }

  #age() {
    return this.#last ? Date.now() - this.#last.copy.checkedAt : Number.POSITIVE_INFINITY;
  }

  /** Never for those who want upstream to be asked each time. */
  #isPausing(maxAge: number) {
    if (maxAge === 0) return false;
    return Date.now() - this.#failedAt < (this.#last ? Math.min(maxAge, pauseWithCopy) : pauseWithoutCopy);
  }

  #ask(url: string): Promise<boolean> {
    this.#asking ??= this.#fetch(url).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Whether upstream gave a good answer. */
  async #fetch(url: string): Promise<boolean> {
    try {
      const { feed, validators, movedTo } = await fetchFeed(url, this.#last?.validators);
      this.#last = { copy: { ...(feed ?? this.#last!.copy), checkedAt: Date.now() }, validators };
      this.#state = { movedTo };
      this.#failedAt = 0;
      await this.#store(feed !== undefined);
      return true;
    } catch (error) {
      this.#state = { ...this.#state, failure: (error as Error).message };
      this.#failedAt = Date.now();
      log('warn', 'changelog upstream failed', { error });
      return false;
    }
  }

  /** The document is read anew: what an earlier release let through, this one may hide or refuse. */
  async #load() {
    const head = await this.ctx.storage.get<StoredHead>('head');
    if (!head) return;
    this.#state = { movedTo: head.movedTo };
    const chunks = await this.ctx.storage.list<Uint8Array>({ prefix: 'body:' });
    const document = new Uint8Array(await new Blob([...chunks.values()]).arrayBuffer());
    try {
      const copy = { ...(await toFeed(document)), checkedAt: head.checkedAt };
      // What the earlier release hid, this one may show: upstream has to send its document again.
      this.#last = { copy, validators: head.release === this.env.RELEASE.id ? head.validators : {} };
    } catch (error) {
      log('error', 'changelog copy refused', { error });
    }
  }

  async #store(withBody: boolean) {
    const { copy, validators } = this.#last!;
    const { body, checkedAt } = copy;
    await this.ctx.storage.transaction(async (storage) => {
      if (withBody) {
        await storage.delete([...(await storage.list({ prefix: 'body:' })).keys()]);
        for (let at = 0; at < body.length; at += chunkSize) {
          await storage.put(`body:${at.toString().padStart(9, '0')}`, body.slice(at, at + chunkSize));
        }
      }
      await storage.put<StoredHead>('head', { checkedAt, validators, release: this.env.RELEASE.id, ...this.#state });
    });
  }
}

interface StoredHead {
  checkedAt: number;
  validators: Validators;
  /** The id of the release that fetched the feed. */
  release: string;
  movedTo?: string;
}
