import type { ReactNode } from 'react';

/** `flush` attaches it to the lower edge of its picture. */
export function Panel({ flush, className, children }: { flush?: boolean; className: string; children: ReactNode }) {
  return <div className={`${flush ? 'rounded-t-card' : 'rounded-card'} ${className}`}>{children}</div>;
}

interface WindowProps {
  title: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Window({ title, aside, flush, className = '', children }: WindowProps) {
  return (
    <Panel flush={flush} className={`bg-surface ${className}`}>
      <div className="window-bar">
        <b>{title}</b>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </Panel>
  );
}
