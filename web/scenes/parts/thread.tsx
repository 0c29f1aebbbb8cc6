import type { IconName } from '#content/icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { fills, type Tone } from './tones.ts';

export interface Message {
  from: 'them' | 'us';
  text: string;
  /** Channel and time, above the bubble. */
  via?: string;
  icon?: IconName;
  tone?: Tone;
  /** Left out on phones. */
  extra?: boolean;
}

/** A conversation: theirs on the left, ours on the right. */
export function Thread({ messages, them = 'plain' }: { messages: readonly Message[]; them?: Tone }) {
  return (
    <div className="grid gap-2.5">
      {messages.map(({ from, text, via, icon, tone, extra }) => (
        <div
          key={text}
          className={`${from === 'us' ? 'justify-self-end pl-8' : 'justify-self-start pr-8'} ${extra ? 'max-md:hidden' : ''}`}
        >
          {via && (
            <span
              className={`mb-1 flex items-center gap-1.5 text-2xs text-text-faint in-[.on-night]:text-on-dark-faint ${from === 'us' ? 'justify-end' : ''}`}
            >
              {icon && <Icon name={icon} className="size-3.5" />}
              {via}
            </span>
          )}
          <span
            className={`block w-fit rounded-tile px-3.5 py-2 ${from === 'us' ? 'ml-auto rounded-br-[3px]' : 'rounded-bl-[3px]'} ${fills[tone ?? (from === 'us' ? 'hue' : them)]}`}
          >
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}
