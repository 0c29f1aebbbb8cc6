import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a prerendered page that needs no script: words or a picture. The page's HTML holds it already, so its code
 * stays out of the first load and hydration leaves its elements as they are; only a visitor who comes from another
 * page fetches the code. `id` must be unique on the page.
 */
export function staticPart(id: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(load);
  return function StaticPart() {
    const [html] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML));
    return html === undefined ? (
      <div id={id} className="contents">
        <Part />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that stands there already.
      <div id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
}
