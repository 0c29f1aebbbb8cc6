import { useEffect, useRef, useState } from 'react';
import { brandFile, tools as words } from '#content/pages/brand-tools.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { tintOf } from '#content/shared/brand/brand-tint.ts';
import { type Hue, site } from '#content/site.ts';
import { currentBusiness } from '../../browser/personalization.ts';
import { copyText } from '../../browser/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { dot } from './dot.ts';

/** Applies another brand color to the page until it is left. `hue` is the page's. */
export function BrandTools({ hue }: { hue: Hue }) {
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

  const choose = (color: string, name = color) => {
    const made = tintOf(color).action;
    setColor(color);
    setStatus(made === color ? words.shown(name) : words.darkened(color, made));
  };
  const reset = () => {
    setColor('');
    setStatus(words.cleared);
    first.current!.focus();
  };
  const copy = async () => {
    const isCopied = await copyText(brandFile(currentBusiness().name || site.name, tintOf(color), hue));
    setStatus(isCopied ? words.copied : notCopied);
  };
  return (
    <fieldset data-done={color ? '1' : undefined} className="min-w-0 text-sm">
      <legend className="font-[650]">{words.label}</legend>
      <div className="mt-2 flex flex-wrap items-center">
        {words.swatches.map(({ name, color: swatch }, index) => (
          <input
            key={swatch}
            ref={index === 0 ? first : undefined}
            type="radio"
            name="brand-color"
            aria-label={words.swatch(name)}
            checked={swatch === color}
            onChange={() => choose(swatch, name)}
            className="size-11 rounded-full"
            style={dot(swatch, swatch === color)}
          />
        ))}
        <span className="relative">
          <input
            type="color"
            aria-label={words.other}
            value={color || site.colors.action}
            onChange={({ target }) => choose(target.value)}
            className="block size-11 rounded-full"
          />
          {/* Above the input, so that its focus ring is visible. */}
          <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-full border border-control bg-surface">
            <Icon name="palette" className="size-5" />
          </span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="grid min-w-64 flex-1 text-xs *:[grid-area:1/1]">
          <span role="status">{status || words.note}</span>
          {/* Reserves space for the longest text. */}
          <span aria-hidden="true" className="invisible">
            {words.darkened('#000000', '#000000')}
          </span>
        </p>
        {[
          { label: words.copy, act: copy },
          { label: words.reset, act: reset },
        ].map(({ label, act }) => (
          <button
            key={label}
            type="button"
            onClick={act}
            className={`text-link min-h-11 text-accent ${color ? '' : 'invisible'}`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
