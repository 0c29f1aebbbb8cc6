import type { ReactNode } from 'react';

interface SceneProps {
  shop?: string;
  trade?: string;
  className?: string;
  children: ReactNode;
}

/** Has a business badge unless the scene has one. */
export function Scene({ shop, trade, className = '', children }: SceneProps) {
  return (
    <div className={`relative mx-auto text-[0.875rem] leading-snug text-text max-md:max-w-md lg:text-sm ${className}`}>
      {shop && trade && <BusinessBadge name={shop} trade={trade} />}
      {children}
    </div>
  );
}

function BusinessBadge({ name, trade }: { name: string; trade: string }) {
  return (
    <div className="absolute bottom-full left-0 mb-1.5 flex max-w-full items-center gap-1.5 rounded-full bg-surface p-0.5 pr-3 text-xs">
      <span className="scene-chip bg-stage text-on-dark">{name[0]}</span>
      <b className="font-[650]">{name}</b>
      <span className="max-[25rem]:hidden">{trade}</span>
    </div>
  );
}
