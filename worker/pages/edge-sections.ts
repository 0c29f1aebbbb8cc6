import { type EdgeProps, type EdgeSection, edgePropsId, sectionAttribute } from '#content/edge-props.ts';
import * as markup from '#content/shared/html-attributes.ts';
import { renderSections } from '../../dist/sections.js';
import { log } from '../log.ts';

/** Renders sections and their props into a page. Undefined if that fails: the prerendered page works too. */
export async function sectionRewriter(
  path: string,
  names: readonly EdgeSection[],
  props: EdgeProps,
): Promise<HTMLRewriter | undefined> {
  try {
    const rewriter = new HTMLRewriter();
    for (const [name, html] of await renderSections(path, names, props))
      rewriter.on(`[${sectionAttribute}=${name}]`, { element: (old) => void old.replace(html, { html: true }) });
    const json = JSON.stringify(props).replaceAll('<', '\\u003c');
    return rewriter.on(`script[${markup.modules}]`, {
      element: (script) =>
        void script.before(`<script type="application/json" id="${edgePropsId}">${json}</script>`, { html: true }),
    });
  } catch (error) {
    log('error', 'section not rendered', { path, error });
  }
}
