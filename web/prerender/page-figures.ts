import type { Plugin } from 'vite';
import { type Stat, stat } from '../../content/facts/figures.ts';

/**
 * Writes each `stat.name` of a content module as the figure itself, so that a page brings its own few figures to the browser
 * and not the record of all, which is 3 KB in every page. What it does not find still comes from the record.
 */
export function pageFigures(): Plugin {
  const record: Record<string, Stat> = stat;
  return {
    name: 'page-figures',
    apply: 'build',
    transform: {
      filter: { code: 'stat.' },
      handler(code, id) {
        if (!/\/content\/(?!facts\/figures\.)[\w/-]+\.ts$/.test(id)) return;
        return code.replace(/\bstat\.(\w+)/g, (reference, name: string) => {
          const entry = record[name];
          if (!entry) return reference;
          const { on: _, ...shown } = entry;
          return JSON.stringify(shown);
        });
      },
    },
  };
}
