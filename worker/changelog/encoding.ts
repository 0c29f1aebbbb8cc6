import { FeedError } from './xml.ts';

/**
 * A document in UTF-8. One that is in UTF-8 comes back byte for byte; any other is recoded and its XML declaration says
 * so. A byte order mark decides, then the Content-Type, then the XML declaration (RFC 7303); a Content-Type that the
 * bytes contradict is passed over. Throws `FeedError` when the bytes are in none of these encodings.
 */
export function toUtf8(bytes: Uint8Array, contentType: string | null): Uint8Array {
  for (const label of encodingsOf(bytes, contentType)) {
    const text = decode(bytes, label);
    if (text === undefined) continue;
    if (text.includes('\ufffe') || text.includes('\uffff')) throw new FeedError('illegal character');
    if (new TextDecoder(label).encoding === 'utf-8') return bytes;
    return new TextEncoder().encode(text.replace(declaration, '$1UTF-8'));
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

/** The text without a byte order mark, or undefined when the bytes or the label are wrong. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
