/** Ignores W/, which compressing proxies add. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag.replace(/^W\//, '')) || tags.includes('*');
}
