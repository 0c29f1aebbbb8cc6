import { useInsertionEffect } from 'react';
import { stylesheet } from '#content/markup.ts';

/** The page that the document brought, with the rules that it needs: the first one to be asked for. */
let own: string | undefined;

let all: HTMLLinkElement | undefined;
let fetched: Promise<unknown> | undefined;

/**
 * Fetches the rules for the page at a path: for the first one that the document did not bring, all rules. They are not
 * used yet: a page that somebody may open next must not lay out anew the one that he reads.
 */
export async function fetchRules(path: string): Promise<void> {
  own ??= path;
  if (path === own) return;
  fetched ??= fetchAll();
  await fetched;
}

/** Uses the fetched rules as soon as the page at this path stands in the document. */
export function useRules(path: string): void {
  useInsertionEffect(() => {
    if (all && path !== own) all.media = 'all';
  }, [path]);
}

function fetchAll() {
  // The development server has all rules anyway.
  const inDocument = globalThis.document?.querySelector(`style[${stylesheet}]`);
  if (!inDocument) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', media: 'not all', href: inDocument.getAttribute(stylesheet) });
  all = link;
  inDocument.after(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}
