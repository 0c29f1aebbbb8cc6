/** Values may have typed text. */
export function setOpenGraph(rewriter: HTMLRewriter, values: Readonly<Record<string, string>> = {}): HTMLRewriter {
  for (const [name, value] of Object.entries(values)) {
    // HTMLRewriter escapes quotes alone.
    const content = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    rewriter.on(`meta[property="og:${name}"]`, { element: (meta) => void meta.setAttribute('content', content) });
  }
  return rewriter;
}
