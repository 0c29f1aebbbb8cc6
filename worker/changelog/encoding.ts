import { FeedError } from './feed.ts';

/**
 * The text of an XML document, with its byte order mark when it is in UTF-8 and with a declaration that says UTF-8,
 * because that is what the text will be sent in. A byte order mark decides, then the Content-Type, then the XML
 * declaration (RFC 7303); a claim that the bytes contradict is passed over. Throws `FeedError` when all are wrong.
 */
export function decodeXml(bytes: Uint8Array, contentType: string | null): string {
  for (const label of encodingsOf(bytes, contentType)) {
    try {
      const text = new TextDecoder(label, { fatal: true, ignoreBOM: /^utf-?8$/i.test(label) }).decode(bytes);
      return text.replace(declaration, (whole, before, claim) => (/^utf-8$/i.test(claim) ? whole : `${before}UTF-8`));
    } catch {
      // The next claim may be right.
    }
  }
  throw new FeedError('bytes that are not in the encoding they claim');
}

const declaration = /^(\ufeff?<\?xml[^>]*?\sencoding\s*=\s*["'])([\w.:-]+)/;

function encodingsOf(bytes: Uint8Array, contentType: string | null): string[] {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8'];
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  // The `<` of an XML declaration, for UTF-16 without a byte order mark.
  if (first === 0x3c && second === 0) return ['utf-16le'];
  if (first === 0 && second === 0x3c) return ['utf-16be'];

  const inHeader = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const inDocument = declaration.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[2];
  const claims = [inHeader, inDocument ?? 'utf-8'].filter((label) => label !== undefined);
  // .NET writes UTF-8 with a declaration of UTF-16; bytes of that would have been told by their first two.
  return claims.map((label) => (/utf-?16|ucs-2|unicode/i.test(label) ? 'utf-8' : label));
}
