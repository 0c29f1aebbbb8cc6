import type { PageLink } from '../pages.ts';

/** In any case; true for no words. */
export function hasWords(texts: readonly string[], asked: string): boolean {
  const said = texts.join('\n').toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

export const askUs = {
  label: 'Ask us',
  to: (asked: string): PageLink =>
    `/contact?${new URLSearchParams({ subject: `I was looking for “${asked.trim()}”` })}#contact-form`,
};

/** For analytics: at most 40 characters, empty if they may be an address or a number. */
export function searchWords(asked: string): string {
  const words = asked.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return words.includes('@') || /(\d\D?){5}/.test(words) ? '' : [...words].slice(0, 40).join('').trim();
}
