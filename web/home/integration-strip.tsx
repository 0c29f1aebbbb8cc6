import entries from 'virtual:strip-integrations';
import { type CSSProperties, useState } from 'react';
import { strip } from '#content/home.ts';
import { useHydrated } from '../hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ProductName } from '../ui/product-name.tsx';

/**
 * The native integrations sliding by in a loop. Hover, focus and the button hold them; where motion is not wanted or
 * scripts are off, the cards stand in a row to scroll.
 */
export function IntegrationStrip() {
  const [paused, setPaused] = useState(false);
  const looping = useHydrated();
  return (
    <div className="overflow-clip border-y border-line bg-page-alt py-9">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h2 className="text-lg font-[650]">{strip.heading}</h2>
        <div className="flex items-center gap-2">
          <PageLink
            to={strip.link.to}
            className="flex min-h-11 items-center gap-1.5 font-[650] text-action hover:underline"
          >
            {strip.link.label}
            <Icon name="next" className="size-4" />
          </PageLink>
          <button
            type="button"
            aria-label={paused ? strip.play : strip.pause}
            onClick={() => setPaused(!paused)}
            className="marquee-control -mr-3 size-11 place-items-center rounded-full hover:bg-text/6"
          >
            <Icon name={paused ? 'play' : 'pause'} className="size-4 fill-current" />
          </button>
        </div>
      </div>
      <section
        aria-label={strip.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves is stopped, and what scrolls scrolled, by keyboard too.
        tabIndex={0}
        data-paused={paused}
        className="marquee mt-5 flex"
      >
        <Cards />
        {looping && <Cards duplicate />}
      </section>
    </div>
  );
}

function Cards({ duplicate }: { duplicate?: boolean }) {
  return (
    <ul aria-hidden={duplicate} inert={duplicate} className="shrink-0 gap-3.5 pr-3.5">
      {entries.map(({ name, icon, color }, index) => (
        <li
          key={name}
          style={{ '--step': index } as CSSProperties}
          className="animate-fade rounded-tile border border-line bg-surface px-4.5 py-3 text-sm font-[650]"
        >
          <ProductName name={name} icon={icon} color={color} />
        </li>
      ))}
    </ul>
  );
}
