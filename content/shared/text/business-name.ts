export const maxNameLength = 60;

/** One line without controls, bidi marks and stacked accents; empty if nothing is visible. Keeps joiners, which emoji need. */
export function parseName(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = text
    .replace(/(?:(?!\u200c|\u200d)[\p{C}\s])+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return '';
  return [...line].slice(0, maxNameLength).join('').trim();
}
