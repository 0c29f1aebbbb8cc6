import type { CSSProperties } from 'react';
import { stripIntegrations } from '#content/facts/integrations.ts';
import { strip } from '#content/pages/integration-strip.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductName } from './product-name.tsx';

/** A list and its copy move by CSS. Hover, focus and the checkbox pause them. With reduced motion the list only scrolls. */
export function IntegrationStrip() {
  return (
    <div className="integration-strip overflow-clip border-y border-line bg-page-alt py-3 sm:py-8">
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
          <span className="icon-button -mr-2 hover:bg-tint motion-reduce:hidden">
            <input
              type="checkbox"
              aria-label={strip.pause}
              className="peer col-start-1 row-start-1 size-11 cursor-pointer appearance-none rounded-[inherit]"
            />
            <Icon
              name="pause"
              className="pointer-events-none col-start-1 row-start-1 size-4 fill-current peer-checked:hidden"
            />
            <Icon
              name="play"
              className="pointer-events-none col-start-1 row-start-1 hidden size-4 fill-current peer-checked:block"
            />
          </span>
        </div>
      </div>
      <section
        aria-label={strip.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses it, and keys scroll it.
        tabIndex={0}
        className="marquee mt-2 flex sm:mt-5"
      >
        <IntegrationList />
        <IntegrationList isCopy />
      </section>
    </div>
  );
}

/** `isCopy` hides it from screen readers, the keyboard and the page's Markdown. */
function IntegrationList({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className="product-list" {...(isCopy && { inert: true, 'aria-hidden': true, 'data-no-markdown': '' })}>
      {stripIntegrations.map(({ name, icon, color }) => (
        <li key={name} style={{ '--brand': color } as CSSProperties}>
          <ProductName name={name} icon={icon} />
        </li>
      ))}
    </ul>
  );
}
