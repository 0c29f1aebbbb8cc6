import type { ReactNode } from 'react';
import { fills, type Tone } from './tones.ts';

interface Moment {
  time: string;
  text: string;
  note?: ReactNode;
  tone?: Tone;
}

export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <div className="grid gap-1">
      {moments.map(({ time, text, note, tone = 'hue' }, index) => (
        <div key={text} className={`flex gap-3 ${index > 2 ? 'max-md:hidden' : ''}`}>
          <i className={`w-1.5 shrink-0 rounded-segment ${fills[tone]}`} />
          <span className="w-16 shrink-0 py-1.5 text-xs text-text-faint">{time}</span>
          <span className="py-1.5">
            <b className="block font-[650]">{text}</b>
            {note && <span className="block text-xs text-text-soft">{note}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
