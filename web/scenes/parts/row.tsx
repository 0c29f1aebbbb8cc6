import type { ReactNode } from 'react';
import type { IconName } from '#content/icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

/** A line of a list: who or what, the detail below, and something at the end. */
export function Row({
  lead,
  title,
  text,
  end,
  className = '',
}: {
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      {lead}
      <span className="min-w-0 flex-1 basis-18">
        <b className="block font-[650]">{title}</b>
        {text && <span className="block text-2xs text-text-soft">{text}</span>}
      </span>
      {end}
    </div>
  );
}

/** The initials of a person or business in a circle. */
export function Avatar({
  name,
  tone = 'soft',
  className = 'size-9 text-2xs',
}: {
  name: string;
  tone?: Tone;
  className?: string;
}) {
  return (
    <span className={`grid shrink-0 place-items-center rounded-full font-[650] ${fills[tone]} ${className}`}>
      {name.replace(/[^A-Z]/g, '').slice(0, 2)}
    </span>
  );
}

/** An icon on a small tile. */
export function Mark({ icon, tone = 'soft' }: { icon: IconName; tone?: Tone }) {
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-chip ${fills[tone]}`}>
      <Icon name={icon} className="size-4.5" />
    </span>
  );
}

/** A word or two in a pill: a tag, a state, a count. */
export function Chip({ children, tone = 'soft' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span className={`shrink-0 rounded-full px-2.5 py-0.5 text-2xs font-[650] whitespace-nowrap ${fills[tone]}`}>
      {children}
    </span>
  );
}

/** What looks like a button in a picture of the product. */
export function Press({
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
