import { type ComponentType, lazy, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../ui/plain-click.ts';
import { askForDocument } from './ask-for-document.ts';

/**
 * A part of a prerendered page that is words, links and pictures. The page's HTML holds it already, so its code stays
 * out of the first load and hydration leaves its elements as they are; only a visitor who comes from another page
 * fetches the code. Its links navigate like all others. `id` names the part on the whole site; `onClick` hears the
 * clicks inside, for what is to be logged.
 */
export function staticPart(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
  onClick?: (event: MouseEvent) => void,
): ComponentType {
  const Part = lazy(early(id, load));
  return function StaticPart() {
    const [html] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML));
    const follow = useFollow();
    const click = (event: MouseEvent) => {
      onClick?.(event);
      follow(event);
    };
    const wrapper = { id, className: 'contents', onClick: click };
    return html === undefined ? (
      <div {...wrapper}>
        <Part />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that stands there already.
      <div {...wrapper} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
}

/**
 * A part that the document does not show is one of a page that the visitor is coming to: its code is fetched along with
 * the page's, not after it. If that fails, as it may when it is fetched ahead, it is tried once more on the page.
 */
export function early<Module>(id: string, load: () => Promise<Module>): () => Promise<Module> {
  if (import.meta.env.SSR || document.getElementById(id)) return load;
  const loading = load();
  loading.catch(() => {});
  return () => loading.catch(load).catch(askForDocument);
}

/** Follows a plain link inside the site as PageLink does: to the section if the page has it, else to the page. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const here = hash && document.getElementById(hash.slice(1));
    navigate(here ? { hash, search: location.search } : { pathname, search, hash });
  };
}
