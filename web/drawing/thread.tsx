import type { ReactNode } from 'react';
import { Icon, type SiteIcon } from '../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

interface Message {
  from: 'them' | 'us';
  text: ReactNode;
  /** Channel and time, above the bubble. */
  via?: ReactNode;
  icon?: SiteIcon;
  tone?: Tone;
}

export function Thread({ messages, them = 'plain' }: { messages: readonly Message[]; them?: Tone }) {
  return (
    <div className="grid gap-2.5">
      {messages.map(({ from, text, via, icon, tone }, index) => (
        <div key={index} className={`w-fit ${from === 'us' ? 'ml-auto' : ''}`} style={{ maxWidth: '90%' }}>
          {via && (
            <span
              className={`mb-1 flex items-center gap-1.5 text-xs ${them === 'dark' ? 'text-on-dark-faint' : 'text-text-faint'} ${from === 'us' ? 'justify-end' : ''}`}
            >
              {icon && <Icon name={icon} className="size-3.5" />}
              {via}
            </span>
          )}
          <Bubble from={from} text={text} tone={tone ?? (from === 'us' ? 'hue' : them)} />
        </div>
      ))}
    </div>
  );
}

export function Bubble({ from, text, tone }: { from: Message['from']; text: ReactNode; tone: Tone }) {
  return (
    <span
      className={`block w-fit rounded-tile px-3.5 py-2 ${from === 'us' ? 'ml-auto' : ''} ${fills[tone]}`}
      style={{ [from === 'us' ? 'borderBottomRightRadius' : 'borderBottomLeftRadius']: 3 }}
    >
      {text}
    </span>
  );
}
