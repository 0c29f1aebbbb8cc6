import type { Context } from 'hono';
import { pages } from '#content/pages.ts';
import { type Source, sourceFields, sourceLabels } from '#content/shared/forms/source.ts';
import { hasPrivacySignal } from '../request/privacy.ts';

const maxLength = 100;

/** GPC and DNT leave only page and language. */
export function sourceOf(c: Context, body: Record<string, unknown>): Source {
  const own = new URL(c.req.url);
  const from = addressIn(c.req.header('Referer'));
  const landing = addressIn(body[sourceFields.landing]) ?? from;
  const referrer = addressIn(body[sourceFields.referrer]);
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

function campaignOf({ searchParams }: URL): Source {
  const names = Object.keys(sourceLabels).filter((name) => name.startsWith('utm_'));
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined]));
}

function addressIn(value: unknown): URL | undefined {
  const address = typeof value === 'string' ? URL.parse(value) : null;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function clean(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()].slice(0, maxLength).join('');
}
