import type { PageLink } from '../pages.ts';

/** Whether every word that was asked for occurs somewhere in the texts, in any case. Nothing asked for is always there. */
export function hasWords(texts: readonly string[], asked: string): boolean {
  const said = texts.join('\n').toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const contact = (subject: string): PageLink => `/contact?${new URLSearchParams({ subject })}#contact-form`;

/** What a search offers to whom it found nothing for: the contact form, begun with the words that were typed. */
export const askUs = { label: 'Ask us', to: (asked: string) => contact(`I was looking for “${asked.trim()}”`) };

/** What stands below a list for whoever misses something in it: the contact form, begun with what is missing. */
export const askFor = (missing: string) => ({ label: 'Ask us for it', to: contact(missing) });

/** Words of a search as they are counted: at most 40 characters, and none where they could be somebody's address or number. */
export function searchWords(asked: string): string {
  const words = asked.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return words.includes('@') || /(\d\D?){5}/.test(words) ? '' : [...words].slice(0, 40).join('').trim();
}
