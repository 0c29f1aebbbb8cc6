import type { ReactNode } from 'react';
import { BusinessBadge } from './business-badge.tsx';

/** Has a business badge unless the scene has one. */
export function Scene({
  shop,
  trade,
  className = '',
  children,
}: {
  shop?: string;
  trade?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`relative mx-auto text-[0.875rem] leading-snug text-text max-md:max-w-md lg:text-sm ${className}`}>
      {shop && trade && <BusinessBadge name={shop} trade={trade} />}
      {children}
    </div>
  );
}
