import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/**
 * The rules of a stylesheet that a page with these texts, its markup and its code, can need: those that ask for no class
 * which none of them names. A third of the rules to half of them are for other pages.
 */
export function rulesFor(css: string, texts: Iterable<string>): string {
  const words = new Set<string>();
  for (const text of texts) {
    const plain = text.replace(/&(amp|gt|lt);/g, (_, name: keyof typeof escaped) => escaped[name]);
    for (const word of plain.split(/[\s"'`]+/)) words.add(word);
  }
  const canMatch = (selector: Selector): boolean => selector.every(canBe);
  const canBe = (component: SelectorComponent): boolean => {
    if (component.type === 'class') return words.has(component.name);
    const anyOf = component.type === 'pseudo-class' && ['is', 'where', 'any', 'has'].includes(component.kind);
    return !anyOf || (component as { selectors: Selector[] }).selectors.some(canMatch);
  };
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldest,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []),
      },
    },
  });
  return code.toString();
}

/** What Vite builds for. Without it the shorthand of an animation has its timeline in it, which no browser reads there. */
const oldest = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

const escaped = { amp: '&', gt: '>', lt: '<' } as const;
