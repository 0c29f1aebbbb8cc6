import type { ReactNode } from 'react';

interface PhoneProps {
  id?: string;
  title: ReactNode;
  time: ReactNode;
  whole?: boolean;
  className: string;
  children: ReactNode;
}

export function Phone({ id, title, time, whole, className, children }: PhoneProps) {
  return (
    <div
      id={id}
      className={`${whole ? 'rounded-stage' : 'rounded-t-stage'} bg-stage ${className}`}
      style={{ padding: whole ? 6 : '6px 6px 0' }}
    >
      <div className={`${whole ? 'rounded-card' : 'rounded-t-card'} bg-surface p-4`}>
        <span className="flex items-center justify-between text-xs font-[650]">
          {time}
          <i className="h-1.5 w-16 rounded-full bg-current/12" />
        </span>
        <b className="mt-4 mb-3 block text-center text-sm font-[650]">{title}</b>
        {children}
      </div>
    </div>
  );
}
