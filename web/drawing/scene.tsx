import type { ReactNode } from 'react';
import { BusinessBadge } from './business-badge.tsx';

/** Has a business badge unless the scene has one. `over` overlaps the section below. */
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
