import { type Plugin, parseSync, Visitor } from 'vite';
import { localePatterns } from '../../../content/shared/dates/locale-patterns.ts';
import { site } from '../../../content/site.ts';

const patterns = localePatterns(site);
export const { language } = patterns;

const absent = new Set<string>((['mascot', 'motif', 'film'] as const).filter((name) => site[name] === null));

/** Inlines locale patterns, and null for an absent mascot, motif or film, so bundles drop their code. */
export function siteValues(): Plugin {
  return {
    name: 'site-values',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(content|web)\/(?!prerender\/).*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/content/shared/dates/locale.ts'))
          return { code: `export const patterns = ${JSON.stringify(patterns)}`, map: null };
        const isChanged = this.environment.mode === 'build' && absent.size > 0 && code.includes('site.');
        return isChanged ? replaceAbsent(code, id) : undefined;
      },
    },
  };
}

function replaceAbsent(code: string, file: string) {
  const places: { start: number; end: number }[] = [];
  new Visitor({
    MemberExpression(node) {
      const isSite = node.object.type === 'Identifier' && node.object.name === 'site';
      if (isSite && node.property.type === 'Identifier' && absent.has(node.property.name)) places.push(node);
    },
  }).visit(parseSync(file, code).program);
  places.sort((a, b) => b.start - a.start);
  return places.reduce((code, { start, end }) => `${code.slice(0, start)}null${code.slice(end)}`, code);
}
