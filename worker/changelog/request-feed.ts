import { FeedError } from './feed-error.ts';

/** Includes redirects. */
export const upstreamTimeoutMs = 5_000;

const maxRedirects = 2;

export async function requestFeed(url: string, headers: Headers): Promise<{ response: Response; movedTo?: string }> {
  const signal = AbortSignal.timeout(upstreamTimeoutMs);
  let address = url;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal });
    if (![301, 302, 303, 307, 308].includes(response.status))
      return { response, ...(redirects > 0 && { movedTo: address }) };
    await response.body?.cancel();
    const location = response.headers.get('Location');
    const target = location === null ? null : URL.parse(location, address);
    if (!target) throw new FeedError(`answered ${response.status} without a new address`);
    target.hash = '';
    if (redirects === maxRedirects) throw new FeedError(`more than ${maxRedirects} redirects, the last to ${target}`);
    if (target.origin !== new URL(url).origin && !isPublic(target))
      throw new FeedError(`redirected to ${target}, which is not a public web address`);
    address = target.href;
  }
}

/** Doesn't resolve DNS. */
export function isPublic({ protocol, hostname }: URL): boolean {
  if (!/^https?:$/.test(protocol)) return false;
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  const name = hostname.replace(/\.$/, '');
  return /^[\d.]+$/.test(name) ? isPublicIpv4(name.split('.').map(Number)) : name.includes('.');
}

/** Excludes the special ranges of RFC 6890. */
function isPublicIpv4([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100) return b < 64 || b > 127;
  if (a === 169) return b !== 254;
  if (a === 172) return b < 16 || b > 31;
  if (a === 192) return b !== 168 && !(b === 0 && c === 0);
  return a !== 198 || (b !== 18 && b !== 19);
}

/** Global unicast (2000::/3) except tunnels that embed an IPv4 address (2002::/16, 2001::/32). */
function isPublicIpv6(address: string): boolean {
  return /^[23][\da-f]{3}:/.test(address) && !/^(?:2002|2001:0?):/.test(address);
}
