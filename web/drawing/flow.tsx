import type { ReactNode } from 'react';
import type { IconName } from '#content/shared/icons.ts';
import { Mark, Row } from './row.tsx';
import { fills, type Tone } from './tones.ts';
import { Panel } from './window.tsx';

export function Step({
  icon,
  title,
  text,
  tone = 'soft',
  className = 'bg-surface',
  end,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
  tone?: Tone;
  className?: string;
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Panel className={`p-3.5 ${className}`}>
      <Row lead={<Mark icon={icon} tone={tone} />} title={title} text={text} end={end} className="flex-wrap" />
      {children}
    </Panel>
  );
}

/** Side by side on wide screens, else stacked. */
export function Joint({ ways = 1, tone = 'hue' }: { ways?: number; tone?: Tone }) {
  return (
    <span className="flex justify-around lg:flex-col">
      {Array.from({ length: ways }, (_, index) => (
        <span key={index} className="flex gap-0.5 max-lg:flex-col">
          <i className={`h-2 w-1.5 rounded-[3px] lg:h-1.5 lg:w-3 ${fills[tone]}`} />
          <i className={`h-2 w-1.5 rounded-[3px] lg:h-1.5 lg:w-3 ${fills[tone]}`} />
        </span>
      ))}
    </span>
  );
}
