/** The words of a piece of XML: CDATA as it is, character references and XML's five entities resolved, no tags. */
export function textOf(xml: string): string {
  if (!xml.includes('<')) return resolve(xml);
  return xml.replace(markup, (_, cdata: string | undefined, text: string | undefined) => cdata ?? resolve(text ?? ''));
}

/** The value of an attribute of a tag, or undefined. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const [, key, double, single] of tag.matchAll(attribute))
    if (key === name) return resolve(double ?? single ?? '');
}

/** A name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A name without a prefix, and an attribute with the space before it, as sources of patterns. */
export const namePattern = '[A-Za-z_\\u0080-\\ufffd][\\w\\u0080-\\ufffd.-]*';
const qualifiedPattern = `(?:${namePattern}:)?${namePattern}`;
export const attributePattern = `[ \\t\\r\\n]+(${qualifiedPattern})[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"([^"<]*)"|'([^'<]*)')`;
const attribute = new RegExp(attributePattern, 'g');
const markup = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?:"[^"]*"|'[^']*'|[^"'>])*>|([^<]+)/g;

/** The entities that every document has. */
export const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string) {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
