import type { ReactNode } from 'react';

/** A phone with the time of day on it, standing on the foot of the hero. */
export function Phone({
  title,
  time,
  className,
  children,
}: {
  title: string;
  time: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`rounded-t-stage bg-stage ${className}`} style={{ padding: '6px 6px 0' }}>
      <div className="rounded-t-card bg-surface p-4">
        <span className="flex items-center justify-between text-2xs font-[650]">
          {time}
          <i className="h-1.5 w-16 rounded-full bg-current/12" />
        </span>
        <b className="mt-4 mb-3 block text-center text-sm font-[650]">{title}</b>
        {children}
      </div>
    </div>
  );
}
