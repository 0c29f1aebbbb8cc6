import type { MiddlewareHandler } from 'hono';
import type { JobId } from '#content/facts/jobs.ts';
import {
  decodeStack,
  encodeStack,
  type StackTarget,
  type StackTexts,
  stackAttribute,
  stackHead,
  stackParameter,
  stackRows,
  stackTexts,
} from '#content/pages/home-tool-stack.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { fillPage, setOpenGraph } from './filled-page.ts';

/** Fills `?stack=` into the home page. Hydration expects the same HTML. */
export function comparison(): MiddlewareHandler<App> {
  return async function comparison(c, next) {
    const ticked = decodeStack(new URL(c.req.url).searchParams.get(stackParameter));
    const value = encodeStack(ticked);
    // The file has every row.
    if (value === null) return next();
    await fillPage(c, next, value, () => stackRewriter(ticked, value));
  };
}

function stackRewriter(ids: ReadonlySet<JobId>, value: string): HTMLRewriter {
  const ticked = stackRows.map(({ id }) => ids.has(id));
  const [boxes, segments] = [ticked.values(), ticked.values()];
  const rewriter = new HTMLRewriter()
    .on(`${selectorOf('boxes')} input`, {
      element(box) {
        if (!boxes.next().value) box.removeAttribute('checked');
      },
    })
    .on(`${selectorOf('segments')} i`, {
      element(segment) {
        if (!segments.next().value) segment.remove();
      },
    });
  for (const [place, text] of Object.entries(stackTexts(ids)) as [keyof StackTexts, string][])
    rewriter.on(selectorOf(place), { element: (element) => void element.setInnerContent(text) });
  const head = stackHead(ids);
  if (head) {
    const { title, description, image } = head;
    // Some sites fetch og:url instead of the shared URL.
    const url = `${site.origin}/?${stackParameter}=${value}`;
    setOpenGraph(rewriter, { title, description, url, image: site.origin + image, 'image:alt': title });
  }
  return rewriter;
}

const selectorOf = (target: StackTarget) => `[${stackAttribute}="${target}"]`;
