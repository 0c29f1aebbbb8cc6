type Template = (values: Values) => string;

type Values = Readonly<Record<string, unknown>>;

/**
 * Compiles a Mustache template: `{{name}}` is an escaped value, `{{#name}}…{{/name}}` a list or condition,
 * `{{^name}}…{{/name}}` its negation. Removes the empty comments that React writes beside a section.
 */
export function compile(source: string): Template {
  const text = source.replace(/(\{\{[#^/]\w+\}\})<!-- -->/g, '$1').replace(/<!-- -->(?=\{\{[#^/])/g, '');
  const tokens = text.split(/\{\{([#^/]?\w+)\}\}/);
  const { parts, next } = parse(tokens, 0);
  if (next < tokens.length) throw new Error(`Section ${tokens[next]} is not open`);
  return join(parts);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Parses up to the end of a section. Even tokens are text, odd ones are names. */
function parse(tokens: readonly string[], start: number, section?: string): { parts: Template[]; next: number } {
  const parts: Template[] = [];
  let at = start;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (at % 2 === 0) {
      parts.push(() => token);
      at++;
    } else if (token.startsWith('/')) {
      if (token.slice(1) !== section) break;
      return { parts, next: at + 1 };
    } else if (/^[#^]/.test(token)) {
      const inside = parse(tokens, at + 1, token.slice(1));
      parts.push(part(token, join(inside.parts)));
      at = inside.next;
    } else {
      parts.push((values) => escapeHtml(String(values[token])));
      at++;
    }
  }
  if (section) throw new Error(`Section ${section} is not closed`);
  return { parts, next: at };
}

function part(token: string, inside: Template): Template {
  const name = token.slice(1);
  if (token.startsWith('^')) return (values) => (values[name] ? '' : inside(values));
  return (values) => {
    const value = values[name];
    if (Array.isArray(value)) return value.map((item: Values) => inside(item)).join('');
    return value ? inside(values) : '';
  };
}

function join(parts: readonly Template[]): Template {
  return (values) => parts.map((part) => part(values)).join('');
}
