/**
 * Loads the web fonts, which the stylesheet names for pages without scripts alone. They appear together, so that the page
 * is laid out anew once; the files with the letters of other languages wait for a text that has some.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.styleSheets].flatMap(fontRulesOf).map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
      display: 'swap',
    });
  });
  // Without them the page stays in the fonts it has.
  await Promise.allSettled(
    faces.filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange)).map((face) => face.load()),
  );
  const keep = holdTarget();
  for (const face of faces) document.fonts.add(face);
  keep();
}

/** Who came to a section stays there when the text above becomes shorter; the browser does not see to it. */
function holdTarget() {
  const target = document.querySelector(':target');
  const top = () => target?.getBoundingClientRect().top ?? 0;
  const [before, scrolled] = [top(), scrollY];
  return () => {
    const moved = top() - before;
    if (moved && scrollY === scrolled) scrollBy({ top: moved, behavior: 'instant' });
  };
}

function fontRulesOf({ cssRules }: CSSStyleSheet | CSSMediaRule): CSSFontFaceRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return fontRulesOf(rule);
    return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('unicode-range') ? [rule] : [];
  });
}
