import * as markup from '#content/shared/http/html-attributes.ts';
import { type EdgeProps, type EdgeSection, edgePropsId, sectionAttribute } from '#content/shared/pages/edge-props.ts';
import { renderSections } from '../../dist/sections.js';
import { log } from '../log.ts';

/**
 * Renders sections into a page, with their props for hydration unless it is static. Undefined if that fails: the prerendered
 * page works too.
 */
export async function sectionRewriter(
  path: string,
  names: readonly EdgeSection[],
  props: EdgeProps,
  { isStatic = false } = {},
): Promise<HTMLRewriter | undefined> {
  try {
    const rewriter = new HTMLRewriter();
    for (const [name, html] of await renderSections(path, names, props))
      rewriter.on(`[${sectionAttribute}=${name}]`, { element: (old) => void old.replace(html, { html: true }) });
    const { entry: _, ...hydrated } = props;
    const json = JSON.stringify(hydrated).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="${edgePropsId}">${json}</script>`;
    // The script would render the 404 page for a URL under /api.
    const element = (script: Element) => void (isStatic ? script.remove() : script.before(data, { html: true }));
    return rewriter.on(`script[${markup.modules}]`, { element });
  } catch (error) {
    log('error', 'section not rendered', { path, error });
  }
}
