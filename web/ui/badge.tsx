import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-hue bg-hue-soft px-3.5 py-1.5 text-sm font-[650] text-hue-text">
      <i className="size-2 rounded-full bg-current" />
      {children}
    </span>
  );
}
