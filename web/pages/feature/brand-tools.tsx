import { useEffect, useRef, useState } from 'react';
import { tintOf } from '#content/brand-tint.ts';
import { brandFile, tools as words } from '#content/brand-tools.ts';
import { type Hue, site } from '#content/site.ts';
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
    navigator.clipboard.writeText(brandFile(site.name, tintOf(color), hue)).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <legend className="float-left mr-4 font-[650]">{words.label}</legend>
      <span className="flex gap-1">
        {words.swatches.map((swatch, index) => (
          <label key={swatch} className="grid size-11 cursor-pointer place-content-center rounded-full has-focus-visible:outline-3">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="brand-color"
              aria-label={words.swatch(swatch)}
              checked={swatch === color}
              onChange={() => choose(swatch)}
              className="peer sr-only"
            />
            <i
              className="size-8 rounded-full outline-offset-2 outline-text peer-checked:outline-2"
              style={{ background: swatch }}
            />
          </label>
        ))}
        <label className="relative grid size-11 cursor-pointer place-content-center rounded-full border border-control has-focus-visible:outline-3">
          <span className="sr-only">{words.other}</span>
          <Icon name="palette" className="size-5" />
          <input
            type="color"
            value={color || site.colors.bamboo}
            onChange={({ target }) => choose(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </span>
      {color && (
        <span className="flex flex-wrap gap-x-4">
          <button type="button" onClick={copy} className="text-link min-h-11">
            {words.copy}
          </button>
          <button type="button" onClick={reset} className="text-link min-h-11">
            {words.reset}
          </button>
        </span>
      )}
      <p className="w-full text-xs" role="status">
        {status || words.note}
      </p>
    </fieldset>
  );
}
