import type { ReactNode } from 'react';

/**
 * The picture of a hero, in the type of a product screen, no wider than a phone on phones. On dark ground or the page's
 * hue it closes inside, unless it reaches `over` the edge, onto the paper below.
 */
export function Scene({ over, className = '', children }: { over?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={`relative mx-auto text-[0.875rem] leading-snug text-text max-md:max-w-md lg:text-sm ${over ? 'scene-over' : ''} ${className}`}
    >
      {children}
    </div>
  );
}
