import type { PageLink } from '../../pages.ts';

/** In any case; true for no words. */
export function hasWords(texts: readonly string[], query: string): boolean {
  const text = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export const askUs = {
  label: 'Ask us',
  to: (query: string): PageLink =>
    `/contact?${new URLSearchParams({ subject: `I was looking for “${query.trim()}”` })}#contact-form`,
};

/** For analytics: at most 40 characters, empty if they may be an address or a number. */
export function searchWords(query: string): string {
  const words = query.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return words.includes('@') || /(\d\D?){5}/.test(words) ? '' : [...words].slice(0, 40).join('').trim();
}
