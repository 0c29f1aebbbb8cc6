import type { CSSProperties, ReactNode } from 'react';

/** A panel of the product on dark ground. One that stands on the foot of the hero is `flush`, else it floats. */
export function Panel({
  flush,
  className,
  style,
  children,
}: {
  flush?: boolean;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div className={`${flush ? 'rounded-t-card' : 'rounded-card'} ${className}`} style={style}>
      {children}
    </div>
  );
}

/** A window of the product: a bar with its name, and what is inside. */
export function Window({
  title,
  aside,
  flush,
  className = '',
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
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
