import { logos } from 'virtual:pictures';
import type { IconName } from '#content/shared/icons.ts';
import { Bubble } from '../../../drawing/thread.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Center, incoming message, reply and its time, and channels with their logos. */
type Kind = readonly [
  icon: IconName,
  theirs: string,
  ours: string,
  when: string,
  channels: readonly (readonly [name: string, logo?: string])[],
];

const kinds: readonly Kind[] = [
  [
    'phone',
    '“A limb is on my garage. It creaks.”',
    '“For storm damage, press 1.” Kay picks up.',
    '6:20 am, 4 minutes',
    [['Phone calls'], ['Voicemail']],
  ],
  [
    'video',
    '“Can you see the crack from here?”',
    '“Yes. Here is what we found under the deck.”',
    '8:30 am, live',
    [['Live rooms'], ['Recorded clips']],
  ],
  [
    'message',
    '“Do you grind stumps too?”',
    '“Welcome back, Ruth. Up to 30 inches, $140.”',
    '11:05 am, on your site',
    [['Chat bubble']],
  ],
  [
    'mail',
    'Estimate 214, opened twice',
    'The spring letter, read by 318 of 540',
    '9:14 am',
    [['One to one'], ['Newsletters']],
  ],
  [
    'image',
    'A photo of the oak on the fence',
    '“That one we take down tomorrow at 8.”',
    'Said yes to texts on May 2',
    [['SMS'], ['Pictures'], ['WhatsApp', 'whatsapp']],
  ],
  [
    'heart',
    '“Is that you in the ash on Elm Street?”',
    '“That is Luis. Shall he look at yours?”',
    '7:45 pm, from a post',
    [
      ['Messenger', 'messenger'],
      ['Instagram', 'instagram'],
    ],
  ],
];

export function CategoryScene({ index }: { index: number }) {
  const [icon, theirs, ours, when, channels] = kinds[index]!;
  return (
    <div className="relative grid content-between overflow-clip rounded-card bg-stage p-5" style={{ minHeight: 360 }}>
      <svg
        aria-hidden="true"
        viewBox="-180 -180 360 360"
        fill="none"
        className="absolute inset-0 size-full text-hue"
        stroke="currentColor"
      >
        {[56, 92, 130, 170].map((radius, index) => (
          <circle key={radius} r={radius} strokeWidth="7" opacity={0.8 - index * 0.2} strokeDasharray="34 4" />
        ))}
      </svg>
      <div className="relative w-4/5">
        <Bubble from="them" text={theirs} tone="plain" />
      </div>
      <span className="absolute inset-0 m-auto grid size-19 place-items-center rounded-full bg-hue">
        <Icon name={icon} className="size-8" />
      </span>
      <div className="relative ml-auto w-4/5">
        <Bubble from="us" text={ours} tone="hue" />
        <span className="mt-2 block text-right text-xs text-on-dark-soft">
          Larkspur Landscaping
          {when}
        </span>
      </div>
      <span className="absolute bottom-5 left-4.5 grid gap-1 max-md:hidden">
        {channels.map(([name, logo]) => (
          <span key={name} className="flex items-center gap-2 rounded-full bg-hue-soft px-3.5 py-1.5 font-[650]">
            {logo && (
              <svg aria-hidden="true" className="size-4 fill-current">
                <use href={`${logos}#${logo}`} />
              </svg>
            )}
            {name}
          </span>
        ))}
      </span>
    </div>
  );
}
