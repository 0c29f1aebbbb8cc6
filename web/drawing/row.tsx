import type { ReactNode } from 'react';
import type { IconName } from '#content/shared/brand/icons.ts';
import { Icon } from '../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

interface RowProps {
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  className?: string;
}

export function Row({ lead, title, text, end, className }: RowProps) {
  return (
    <div className={className ? `scene-row ${className}` : 'scene-row'}>
      {lead}
      <div>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </div>
      {end}
    </div>
  );
}

export function Avatar({
  name,
  tone = 'soft',
  className = 'size-9 text-xs',
}: {
  name: string;
  tone?: Tone;
  className?: string;
}) {
  const initials = name.replace(/[^A-Z]/g, '').slice(0, 2);
  return (
    <span className={`grid shrink-0 place-items-center rounded-full font-[650] ${fills[tone]} ${className}`}>
      {initials}
    </span>
  );
}

export function Mark({ icon, tone = 'soft' }: { icon: IconName; tone?: Tone }) {
  return <Icon name={icon} className={`scene-icon ${fills[tone]}`} />;
}

export function Chip({ children, tone = 'soft' }: { children: ReactNode; tone?: Tone }) {
  return <span className={`scene-chip ${fills[tone]}`}>{children}</span>;
}

export function MockButton({
  children,
  tone = 'action',
  className = '',
}: {
  children: ReactNode;
  tone?: Tone;
  className?: string;
}) {
  return (
    <span className={`block rounded-full px-4 py-2 text-center font-[650] ${fills[tone]} ${className}`}>
      {children}
    </span>
  );
}
