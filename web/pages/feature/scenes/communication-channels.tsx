import type { IconName } from '#content/shared/icons.ts';
import type { SocialIcon } from '#content/site.ts';
import { Scene } from '../../../drawing/scene.tsx';
import { fills, type Tone } from '../../../drawing/tones.ts';
import { Icon } from '../../../ui/icon.tsx';

export { CategoryScene } from '../category-scenes/communication-channels.tsx';

/** A waveform, in percent. */
const voice = [30, 55, 90, 60, 35, 75, 100, 70, 45, 80, 55, 30, 60, 85, 50, 30] as const;

const channels: readonly {
  icon: IconName | SocialIcon;
  name: string;
  text: string;
  time: string;
  tone: Tone;
  sound?: true;
  extra?: true;
}[] = [
  { icon: 'instagram', name: 'Instagram', text: '“Do you take down storm trees?”', time: '6:48 am', tone: 'rose' },
  { icon: 'message', name: 'Text', text: 'A photo of the oak on the fence', time: '6:55 am', tone: 'clay' },
  { icon: 'phone', name: 'Call', text: 'Ruth Delgado', time: '7:10 am, 3 min', tone: 'hue', sound: true },
  { icon: 'video', name: 'Video visit', text: 'A walk around the backyard', time: '8:30 am', tone: 'sun', extra: true },
  { icon: 'mail', name: 'Email', text: 'Estimate opened, twice', time: '9:14 am', tone: 'grape' },
  {
    icon: 'check',
    name: 'Signed',
    text: 'Larkspur Landscaping',
    time: '9:31 am',
    tone: 'action',
  },
];

export const ground = 'hue';

export default function CommunicationChannels() {
  return (
    <Scene shop="Larkspur Landscaping" trade="Landscaper" className="grid gap-2 pb-10 md:pb-14">
      <span className="absolute top-1 right-0 text-right max-lg:hidden">
        <b className="block text-xl">Ruth Delgado</b>
        five channels, one history
      </span>
      <span className="absolute bottom-14 left-0 max-lg:hidden">
        <b className="block text-xl">2 h 43 min</b>
        from first question to signed
      </span>
      {channels.map(({ icon, name, text, time, tone, sound, extra }, index) => (
        <div
          key={name}
          className={`flex animate-arrive items-center gap-3 rounded-full p-1.5 pr-5 md:w-3/5 md:gap-4 ${sound ? fills.dark : tone === 'action' ? fills.action : 'bg-surface'} ${extra ? 'max-md:hidden' : ''}`}
          style={{ marginInlineStart: `calc(${index} * min(10.4% - 24px, 8%))`, animationDelay: `${index * 60}ms` }}
        >
          <span
            className={`grid size-11 shrink-0 place-items-center rounded-full ${tone === 'action' ? fills.dark : fills[tone]}`}
          >
            <Icon name={icon} />
          </span>
          <span className="flex-1">
            <b className="block font-[650]">{name}</b>
            {text}
          </span>
          {sound && (
            <span className="flex h-8 items-center gap-0.5 max-md:hidden">
              {voice.map((height, index) => (
                <i key={index} className="w-1.5 rounded-[3px] bg-hue" style={{ height: `${height}%` }} />
              ))}
            </span>
          )}
          <span className="text-xs max-md:hidden">{time}</span>
        </div>
      ))}
    </Scene>
  );
}
