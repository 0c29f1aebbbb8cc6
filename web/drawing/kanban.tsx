import type { ReactNode } from 'react';
import { Segments } from './bamboo.tsx';
import { fills, type Tone } from './tones.ts';

interface Deal {
  name: string;
  worth: string;
  next: string;
  /** Probability in fifths. */
  odds: number;
  tone?: Tone;
  fresh?: boolean;
}

export function Lane({
  name,
  sum,
  deals,
  className = '',
  children,
}: {
  name: string;
  sum: string;
  deals: readonly Deal[];
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`grid gap-2 rounded-card bg-stage p-3 ${className}`}>
      <span className="flex justify-between text-on-dark">
        <b className="font-[650]">{name}</b>
        <span className="text-xs text-on-dark-soft">{sum}</span>
      </span>
      {children}
      {deals.map(({ name, worth, next, odds, tone, fresh }) => (
        <div
          key={name}
          className={`rounded-tile p-3 ${tone ? fills[tone] : 'bg-surface'} ${fresh ? 'animate-arrive' : ''}`}
        >
          <span className="flex justify-between gap-2 font-[650]">
            {name}
            <span>{worth}</span>
          </span>
          <span className="block text-xs text-text-soft">{next}</span>
          <Segments of={5} filled={odds} tone={tone ? 'dark' : 'hue'} className="mt-2 h-1.5" />
        </div>
      ))}
    </div>
  );
}
