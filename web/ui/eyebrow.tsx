/** The section mark: two segments of bamboo and a word. */
export function Eyebrow({ children }: { children: string }) {
  return <p className="eyebrow">{children}</p>;
}
