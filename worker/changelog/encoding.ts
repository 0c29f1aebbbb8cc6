/** Valid UTF-8 first, then byte order mark, Content-Type and declaration (RFC 7303), unless the bytes contradict it. */
export function decodeXml(bytes: Uint8Array, contentType: string | null): string {
  return decode(bytes, contentType).replace(declaration, (whole, before, claim) =>
    /^utf-8$/i.test(claim) ? whole : `${before}UTF-8`,
  );
}

const declaration = /(<\?xml\s[^>]*?encoding\s*=\s*["'])([\w.:-]+)/;

function decode(bytes: Uint8Array, contentType: string | null): string {
  const inHeader = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const inDocument = declaration.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))?.[2];
  const claims = [inHeader, inDocument].filter((label) => label !== undefined);
  // It is ASCII with escape sequences, so it also passes as UTF-8.
  const first = utf16Of(bytes) ?? (bytes.includes(0x1b) ? claims.find((label) => /^iso-2022/i.test(label)) : undefined);
  for (const label of [first ?? 'utf-8', ...claims.filter((label) => !/^utf|^ucs|unicode/i.test(label))]) {
    try {
      return new TextDecoder(label, { fatal: true, ignoreBOM: label === 'utf-8' }).decode(bytes);
    } catch {
      // Try the next label.
    }
  }
  return decodeMixed(bytes);
}

function utf16Of([first, second, third, fourth]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0)) return 'utf-16be';
}

/** Each valid UTF-8 sequence as UTF-8, every other byte as windows-1252. */
function decodeMixed(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8');
  const windows1252 = new TextDecoder('windows-1252');
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text.replace(
    /([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g,
    (found, character?: string) =>
      (character ? utf8 : windows1252).decode(Uint8Array.from(found, (byte) => byte.charCodeAt(0))),
  );
}
