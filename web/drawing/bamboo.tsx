import { site } from '#content/site.ts';
import { fills, type Tone } from './tones.ts';

interface SegmentsProps {
  of: number;
  filled: number;
  tone?: Tone;
  className?: string;
}

export function Segments({ of, filled, tone = 'hue', className = 'h-1.5' }: SegmentsProps) {
  return (
    <span className={`segments ${className}`}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < filled ? fills[tone].split(' ', 1)[0] : undefined} />
      ))}
    </span>
  );
}

export function Stalk({ of, tone = 'hue', segment = 'h-4' }: { of: number; tone?: Tone; segment?: string }) {
  return (
    <span className="flex flex-col gap-1">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={`rounded-[5px] ${segment} ${fills[tone]}`} />
      ))}
    </span>
  );
}

export function Leaves({ className }: { className?: string }) {
  if (!site.motif) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 24" fill="currentColor" className={className}>
      <path d="M23 24C8 25 1 15 0 4c13-2 22 6 23 20ZM25 24C24 11 32 1 47 0c2 14-8 24-22 24Z" />
    </svg>
  );
}
