/** The section mark: two segments of bamboo and a word. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="mb-4 flex items-center gap-2.5 text-sm font-bold text-action in-[.dark-area]:text-highlight">
      <span aria-hidden="true" className="flex gap-0.5">
        <i className="h-2.5 w-3 rounded-[3px] bg-current" />
        <i className="h-2.5 w-3 rounded-[3px] bg-current" />
      </span>
      {children}
    </p>
  );
}
