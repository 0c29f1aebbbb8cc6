import { stylesheet } from '#content/markup.ts';

/** The page that the document brought, with the rules that it needs. */
const own = globalThis.location?.pathname;

let whole: Promise<void> | undefined;

/** Resolves when there are the rules for the page at a path: for the first one that comes to the document, all rules. */
export async function styleFor(path: string): Promise<void> {
  if (path === own) return;
  whole ??= loadWhole();
  await whole;
}

async function loadWhole() {
  // The development server has all rules anyway.
  const inDocument = globalThis.document?.querySelector(`style[${stylesheet}]`);
  if (!inDocument) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: inDocument.getAttribute(stylesheet),
  });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  inDocument.after(link);
  await loaded;
}
