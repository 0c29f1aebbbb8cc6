import { type Plugin, parseSync, Visitor } from 'vite';
import { money, moneyExact, moneyText } from '../../../content/shared/format.ts';
import { localePatterns } from '../../../content/shared/locale-patterns.ts';
import { site } from '../../../content/site.ts';

const patterns = localePatterns(site);
export const { language } = patterns;

const isDollars = site.currency === 'USD' && site.locale === 'en-US';
const absent = new Set(['mascot', 'motif'].filter((name) => site[name as 'mascot' | 'motif'] === null));

/** Inlines locale patterns, amounts in pictures, and null for an absent mascot or motif, so bundles drop their code. */
export function siteValues(): Plugin {
  return {
    name: 'site-values',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(content|web)\/(?!prerender\/).*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/content/shared/locale.ts'))
          return { code: `export const patterns = ${JSON.stringify(patterns)}`, map: null };
        const hasAmounts = !isDollars && /\/web\/(pages|drawing|tools\/video)\/.*\.tsx$/.test(id) && code.includes('$');
        const hasSwitches = this.environment.mode === 'build' && absent.size > 0 && code.includes('site.');
        return hasAmounts || hasSwitches ? replaceValues(code, id, hasAmounts) : undefined;
      },
    },
  };
}

function replaceValues(code: string, file: string, hasAmounts: boolean) {
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = ({ start, end }: { start: number; end: number }, text: string) => edits.push({ start, end, text });
  const localize = (node: { start: number; end: number }) => {
    const source = code.slice(node.start, node.end);
    if (hasAmounts && source.includes('$')) replace(node, withAmounts(source));
  };
  new Visitor({
    MemberExpression(node) {
      const isSite = node.object.type === 'Identifier' && node.object.name === 'site';
      if (isSite && node.property.type === 'Identifier' && absent.has(node.property.name)) replace(node, 'null');
    },
    Literal: localize,
    TemplateElement: localize,
    JSXText: localize,
  }).visit(parseSync(file, code).program);
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), code);
}

/** Converts `$8.50` to `8,50 €`, `$1,340` to `1.340 €`, `$112k` to `112k €`. */
export function withAmounts(text: string, format = { money, moneyExact, moneyText }): string {
  return text.replace(/\$(\d[\d,]*(?:\.\d+)?)([kM]?)/g, (_, digits: string, unit: string) => {
    const amount = Number(digits.replaceAll(',', ''));
    const written = unit
      ? format.moneyText(amount, unit)
      : digits.includes('.')
        ? format.moneyExact(amount)
        : format.money(amount);
    // A straight apostrophe would end the string.
    return written.replaceAll("'", '’');
  });
}
