import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/**
 * The rules of a stylesheet that something with this markup and code can need: those that ask for no class which neither
 * names. What pages do not share is more than half of it.
 */
export function rulesFor(css: string, markupAndCode: string): string {
  const text = markupAndCode.replace(/&(amp|gt|lt);/g, (_, name: keyof typeof escaped) => escaped[name]);
  const words = new Set(text.split(/[\s"'`]+/));
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
