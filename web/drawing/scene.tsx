import type { ReactNode } from 'react';
import { BusinessBadge } from './business-badge.tsx';

/**
 * The picture of a hero, in the type of a product screen, no wider than a phone on phones, and above it whose business it
 * shows, unless it says so itself. On dark ground or the page's hue it closes inside, unless it reaches `over` the edge, onto the paper below.
 */
export function Scene({
  shop,
  trade,
  over,
  className = '',
  children,
}: {
  shop?: string;
  trade?: string;
  over?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`relative mx-auto text-[0.875rem] leading-snug text-text max-md:max-w-md lg:text-sm ${over ? 'scene-over' : ''} ${className}`}
    >
      {shop && trade && <BusinessBadge name={shop} trade={trade} />}
      {children}
    </div>
  );
}
