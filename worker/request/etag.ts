/** Whether one of the tags of an If-None-Match is `etag`; a proxy that compresses makes strong tags weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag.replace(/^W\//, '')) || tags.includes('*');
}
