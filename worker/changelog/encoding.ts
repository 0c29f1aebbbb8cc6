import { Buffer, isUtf8 } from 'node:buffer';
import { FeedError } from './xml.ts';

/**
 * A document in UTF-8: the very bytes when they are UTF-8 already, else recoded, with an XML declaration that says so. A
 * byte order mark decides, then the Content-Type, then the XML declaration (RFC 7303); a Content-Type that the bytes
 * contradict is passed over. Throws `FeedError` when the bytes are in none of these encodings.
 */
export function toUtf8(bytes: Uint8Array, contentType: string | null): Uint8Array {
  for (const label of encodingsOf(bytes, contentType)) {
    if (/^utf-?8$/i.test(label)) {
      if (isUtf8(bytes)) return bytes;
      continue;
    }
    const text = decode(bytes, label);
    if (text !== undefined) return new TextEncoder().encode(text.replace(declaration, '$1UTF-8'));
  }
  throw new FeedError('bytes that are not in the encoding they claim');
}

/** The bytes as text of one character each. It costs a tenth of decoding, and its positions are those of the bytes. */
export function toByteText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** The words that a piece of such a text stands for. */
export function fromByteText(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
}

const beyondAscii = /[^\0-\x7f]/;
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
  const inDocument = declaration.exec(toByteText(bytes.subarray(0, 200)))?.[2];
  return [inHeader, inDocument ?? 'utf-8'].filter((label) => label !== undefined);
}

/** The text without its byte order mark, or undefined when the bytes or the label are wrong. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
