import type { Plugin } from 'vite';
import { type PagePath, pages } from '../../content/pages.ts';
import { structuredData } from '../../content/structured-data.ts';

const table = 'virtual:page-heads';
const one = 'virtual:page-head:';

/**
 * Serves the page table to the browser in slices: `virtual:page-heads` maps each path to a loader of its own head, so
 * that the words of one page never travel with another.
 */
export function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    resolveId: (id) => (id === table || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${table}`) {
        const rows = Object.keys(pages).map((path) => `${JSON.stringify(path)}: () => import("${one}${path}")`);
        return `export default { ${rows.join(', ')} }`;
      }
      if (id.startsWith(`\0${one}`)) {
        const path = id.slice(one.length + 1) as PagePath;
        return `export default ${JSON.stringify({ ...pages[path], structuredData: JSON.stringify(structuredData(path)) })}`;
      }
    },
  };
}
