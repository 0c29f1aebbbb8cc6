import type { Plugin } from 'vite';
import { site } from '../../../content/site.ts';

const off = (['mascot', 'motif'] as const).filter((name) => site[name] === null);

/** Writes `site.mascot` and `site.motif` as null where the brand has none, so that bundles leave out what only they show. */
export function brandSwitches(): Plugin {
  return {
    name: 'brand-switches',
    apply: 'build',
    transform: {
      filter: { id: /\/(content|web)\/.*\.tsx?$/, code: /\bsite\.(mascot|motif)\b/ },
      handler: (code) =>
        off.reduce((code, name) => code.replace(new RegExp(`\\bsite\\.${name}\\b`, 'g'), 'null'), code),
    },
  };
}
