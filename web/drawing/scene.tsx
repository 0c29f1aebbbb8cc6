import type { ReactNode } from 'react';

/** The ground of a scene: centered, in the small type of a product screen, no wider than a phone on phones. */
export function Scene({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`relative mx-auto max-w-5xl text-xs leading-snug text-text max-md:max-w-md ${className}`}>
      {children}
    </div>
  );
}
