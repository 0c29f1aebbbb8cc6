import { useInsertionEffect } from 'react';
import { stylesheet } from '#content/shared/html-attributes.ts';

/** The page of the document, which has its rules inside: the first one that is asked for. */
let own: string | undefined;

let all: HTMLLinkElement | undefined;
let fetched: Promise<unknown> | undefined;

/**
 * Fetches the rules for the page at a path: for any page but the document's own, all rules. They are not used yet: fetching a
 * page that may come next must not change the layout of the one on the screen.
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
