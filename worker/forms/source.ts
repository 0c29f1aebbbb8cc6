import type { Context } from 'hono';
import { arrival, type Source, sourceLabels } from '#content/forms/source.ts';
import { pages } from '#content/pages.ts';
import { hasPrivacySignal } from '../request/privacy.ts';

const longest = 100;

/**
 * Where a send came from, as the browser tells it: a value that is not of its kind is left out. With a signal for privacy
 * (GPC, DNT) nothing is kept of the way to the site.
 */
export function sourceOf(c: Context, body: Record<string, unknown>): Source {
  const own = new URL(c.req.url);
  const from = addressIn(c.req.header('Referer'));
  const landing = addressIn(body[arrival.landing]) ?? from;
  const referrer = addressIn(body[arrival.referrer]);
  const pageAt = (address: URL | undefined) =>
    address?.host === own.host && Object.hasOwn(pages, address.pathname) ? address.pathname : undefined;
  const known: Source = {
    page: pageAt(from),
    ...(!hasPrivacySignal(c) && {
      landing: pageAt(landing),
      referrer: referrer && referrer.host !== own.host ? referrer.host : undefined,
      ...(landing?.host === own.host && campaignOf(landing)),
    }),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*/i.exec(c.req.header('Accept-Language') ?? '')?.[0],
  };
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, clean(value)]] : [])));
}

/** What the link says of the campaign that it belongs to. */
function campaignOf({ searchParams }: URL): Source {
  const names = Object.keys(sourceLabels).filter((name) => name.startsWith('utm_'));
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined]));
}

function addressIn(value: unknown): URL | undefined {
  const address = typeof value === 'string' ? URL.parse(value) : null;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

/** One line without control characters and halves of characters, of bearable length. */
function clean(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()].slice(0, longest).join('');
}
