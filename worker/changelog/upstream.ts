import type { ChangelogItem } from '#content/shared/changelog/updates.ts';
import { site } from '#content/site.ts';
import { readLimited } from '../request/read-limited.ts';
import { decodeXml } from './encoding.ts';
import { filterFeed, readItems } from './feed.ts';
import { FeedError } from './feed-error.ts';
import { requestFeed, upstreamTimeoutMs } from './request-feed.ts';

/** Decompressed. */
const maxBytes = 5 * 1024 * 1024;

export interface Validators {
  etag?: string;
  lastModified?: string;
}

export interface Feed {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
  items: readonly ChangelogItem[];
}

export interface FetchedFeed {
  /** Absent if unchanged. */
  feed?: Feed;
  validators: Validators;
  movedTo?: string;
}

export async function fetchFeed(url: string, known: Validators = {}): Promise<FetchedFeed> {
  try {
    return await fetchUpstream(url, known);
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    const timedOut = (cause as Error).name === 'TimeoutError';
    throw new FeedError(timedOut ? `no answer within ${upstreamTimeoutMs / 1000} seconds` : 'no answer', { cause });
  }
}

async function fetchUpstream(url: string, known: Validators): Promise<FetchedFeed> {
  const headers = new Headers({
    Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
    // The brand's name may have letters that headers can't.
    'User-Agent': `changelog (${site.origin})`,
  });
  if (known.etag) headers.set('If-None-Match', known.etag);
  if (known.lastModified) headers.set('If-Modified-Since', known.lastModified);

  const { response, movedTo } = await requestFeed(url, headers);
  if (response.status === 304 && (known.etag || known.lastModified)) return { validators: known, movedTo };
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new FeedError(`answered ${response.status}${movedTo ? ` at ${movedTo}` : ''}`);
  }
  const document = await readDocument(response);
  return {
    feed: await toFeed(document, response.headers.get('Content-Type')),
    validators: {
      etag: response.headers.get('ETag') ?? undefined,
      lastModified: response.headers.get('Last-Modified') ?? undefined,
    },
    movedTo,
  };
}

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

/** The runtime doesn't decompress every kind of deflate. */
async function readDocument(response: Response): Promise<Uint8Array> {
  const encoding = response.headers.get('Content-Encoding');
  if (Number(response.headers.get('Content-Length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const bytes = await readAll(response.body, encoding);
  const format = compressionOf(bytes, encoding);
  return format ? readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)), encoding) : bytes;
}

async function readAll(stream: ReadableStream<Uint8Array> | null, encoding: string | null) {
  const bytes = await readLimited(stream, maxBytes).catch((cause) => {
    if (!encoding || cause.name === 'TimeoutError') throw cause;
    throw new FeedError(`a body that is cut off or not ${encoding}, its Content-Encoding`, { cause });
  });
  if (!bytes) throw tooLarge();
  return bytes;
}

function compressionOf(bytes: Uint8Array, encoding: string | null) {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isText = bytes.subarray(0, 64).every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
  if (isText || !/deflate/i.test(encoding ?? '')) return;
  return first === 0x78 ? 'deflate' : 'deflate-raw';
}

function tooLarge() {
  return new FeedError(`more than ${maxBytes / 1024 ** 2} MB`);
}
