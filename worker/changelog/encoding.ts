import { FeedError } from './xml.ts';

/** A document as text, and how many bytes it has in UTF-8. */
export interface FeedDocument {
  text: string;
  size: number;
}

/**
 * Decodes a document. The text of one in UTF-8 encodes to the same bytes again; in any other the XML declaration says
 * UTF-8 afterwards. A byte order mark decides, then the Content-Type, then the XML declaration (RFC 7303); a
 * Content-Type that the bytes contradict is passed over. Throws `FeedError` when the bytes are in none of these
 * encodings.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): FeedDocument {
  for (const label of encodingsOf(bytes, contentType)) {
    const text = decode(bytes, label);
    if (text === undefined) continue;
    if (new TextDecoder(label).encoding === 'utf-8') return { text, size: bytes.length };
    const recoded = text.replace(/^\ufeff/, '').replace(declaration, '$1UTF-8');
    return { text: recoded, size: new TextEncoder().encode(recoded).length };
  }
  throw new FeedError('bytes that are not in the encoding they claim');
}

const declaration = /^(<\?xml[^>]*?\sencoding\s*=\s*["'])([\w.:-]+)/;

function encodingsOf(bytes: Uint8Array, contentType: string | null): string[] {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8'];
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  // The `<` of an XML declaration, for UTF-16 without a byte order mark.
  if (first === 0x3c && second === 0) return ['utf-16le'];
  if (first === 0 && second === 0x3c) return ['utf-16be'];

  const inHeader = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const inDocument = declaration.exec(start)?.[2];
  return [inHeader, inDocument ?? 'utf-8'].filter((label) => label !== undefined);
}

/** The text with its byte order mark, or undefined when the bytes or the label are wrong. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
