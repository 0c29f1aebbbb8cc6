import type { ChangelogItem } from '#content/changelog.ts';
import { site } from '#content/site.ts';
import { readLimited } from '../request/read-limited.ts';
import { decodeXml } from './encoding.ts';
import { filterFeed, readItems } from './feed.ts';

/** How long upstream may take to answer in full, in milliseconds. */
export const upstreamTimeout = 5_000;

/** The largest document taken from upstream, in bytes after decompression. */
const upstreamLimit = 5 * 1024 * 1024;

/** What upstream says of a document, to ask later whether it is still the same. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

/** A feed that may be shown: checked, filtered, in UTF-8. */
export interface Feed {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** A strong entity tag of `body`, in quotes. */
  etag: string;
  /** What its entries say. */
  items: readonly ChangelogItem[];
}

/**
 * Asks upstream for its feed; undefined when it is still the one that `known` describes. Throws when upstream does not
 * answer in time and in size with a feed that is whole. A redirect is not followed, because what it leads to was not
 * configured.
 */
export async function fetchFeed(
  url: string,
  known: Validators = {},
): Promise<{ feed: Feed; validators: Validators } | undefined> {
  const headers = new Headers({
    Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
    // Not the name, whose letters a header may not have.
    'User-Agent': `changelog (${site.origin})`,
  });
  if (known.etag) headers.set('If-None-Match', known.etag);
  if (known.lastModified) headers.set('If-Modified-Since', known.lastModified);

  const response = await fetch(url, {
    headers,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(upstreamTimeout),
  });
  if (response.status === 304 && (known.etag || known.lastModified)) return undefined;
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`upstream answered ${response.status}`);
  }
  const document = await readDocument(response);
  return {
    feed: await toFeed(document, response.headers.get('Content-Type')),
    validators: {
      etag: response.headers.get('ETag') ?? undefined,
      lastModified: response.headers.get('Last-Modified') ?? undefined,
    },
  };
}

/** Makes a feed of a document. Throws `FeedError` when it is broken or no feed. */
export async function toFeed(document: Uint8Array, contentType: string | null = null): Promise<Feed> {
  const { xml, format, entries } = filterFeed(decodeXml(document, contentType));
  const body = new TextEncoder().encode(xml) as Uint8Array<ArrayBuffer>;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, 12);
  return {
    body,
    contentType: `application/${format === 'atom' ? 'atom' : 'rss'}+xml; charset=utf-8`,
    etag: `"${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`,
    items: readItems(entries),
  };
}

async function readDocument(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('Content-Length')) > upstreamLimit) await response.body?.cancel();
  else {
    const bytes = await readLimited(response.body, upstreamLimit);
    if (bytes) return bytes;
  }
  throw new Error(`upstream sent more than ${upstreamLimit} bytes`);
}
