import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { tintOf } from '#content/brand-tint.ts';
import { brandFile, tools as words } from '#content/brand-tools.ts';
import { type Hue, site } from '#content/site.ts';
import { currentBusiness } from '../../browser/your-business.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Turns the page into a brand of another color, as `site` in content/site.ts would: header, scene and footer at once, until
 * the page is left. `hue` is that of the page.
 */
export default function BrandTools({ hue }: { hue: Hue }) {
  const [color, setColor] = useState('');
  const [status, setStatus] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!color) return;
    const { style } = document.documentElement;
    const { page, ...tint } = tintOf(color);
    const set = Object.entries({ ...tint, [hue]: page }).map(([name, value]) => [`--hue-${name}`, value] as const);
    for (const [name, value] of set) style.setProperty(name, value);
    return () => {
      for (const [name] of set) style.removeProperty(name);
    };
  }, [color, hue]);

  const choose = (color: string) => {
    setColor(color);
    setStatus(words.shown(color));
  };
  const reset = () => {
    setColor('');
    setStatus(words.cleared);
    first.current!.focus();
  };
  const copy = () =>
    navigator.clipboard.writeText(brandFile(currentBusiness().name || site.name, tintOf(color), hue)).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  return (
    <fieldset className="text-sm">
      <legend className="font-[650]">{words.label}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {words.swatches.map((swatch, index) => (
          <input
            key={swatch}
            ref={index === 0 ? first : undefined}
            type="radio"
            name="brand-color"
            aria-label={words.swatch(swatch)}
            checked={swatch === color}
            onChange={() => choose(swatch)}
            className="size-11 rounded-full"
            style={dot(swatch, swatch === color)}
          />
        ))}
        <span className="relative grid size-11 place-items-center rounded-full border border-control bg-surface">
          <Icon name="palette" className="size-5" />
          <input
            type="color"
            aria-label={words.other}
            value={color || site.colors.bamboo}
            onChange={({ target }) => choose(target.value)}
            className="absolute inset-0 size-full opacity-0"
          />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {color && (
          <>
            <button type="button" onClick={copy} className="text-link min-h-11 text-accent">
              {words.copy}
            </button>
            <button type="button" onClick={reset} className="text-link min-h-11 text-accent">
              {words.reset}
            </button>
          </>
        )}
        <p className="py-3 text-xs" role="status">
          {status || words.note}
        </p>
      </div>
    </fieldset>
  );
}

/** A dot of a color, with a ring around the chosen one. */
const dot = (color: string, isChosen: boolean): CSSProperties => ({
  appearance: 'none',
  background: `radial-gradient(${color} 0 15px, transparent 16px ${isChosen ? '18px, currentColor 19px 21px, transparent 22px' : ''})`,
});
