import type { ReactNode } from 'react';

/** A phone with the time of day on it; one that stands on the foot of the hero is `flush`. */
export function Phone({
  title,
  time,
  flush,
  className = '',
  children,
}: {
  title: string;
  time: string;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`border-6 border-stage bg-surface p-4 ${flush ? 'rounded-t-stage border-b-0' : 'rounded-stage'} ${className}`}
    >
      <span className="flex items-center justify-between text-2xs font-[650]">
        {time}
        <i className="h-1.5 w-16 rounded-full bg-current/12" />
      </span>
      <b className="mt-4 mb-3 block text-center text-sm font-[650]">{title}</b>
      {children}
    </div>
  );
}
