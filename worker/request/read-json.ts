/** Undefined if invalid; a primitive becomes {}. */
export function readJson(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)));
  } catch {
    return undefined;
  }
}
