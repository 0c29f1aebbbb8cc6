import type { CSSProperties, ReactNode } from 'react';

/** `flush` attaches it to the hero's lower edge. */
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
