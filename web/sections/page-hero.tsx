import type { ReactNode } from 'react';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { ButtonLook } from '../ui/button.tsx';
import { Actions } from './actions.tsx';

export type HeroGround = 'night' | 'hue';

const grounds: Record<HeroGround | 'page', { area: string; looks: [ButtonLook, ButtonLook] }> = {
  night: { area: 'dark-area bg-night text-on-dark', looks: ['bright', 'ghost'] },
  hue: { area: 'hue-area bg-hue', looks: ['ink', 'secondary'] },
  page: { area: '', looks: ['primary', 'secondary'] },
};

interface PageHeroProps {
  ground?: HeroGround | 'page';
  badge: string;
  heading: string;
  text: ReactNode;
  actions: FeaturePage['actions'];
  note?: string;
  children?: ReactNode;
}

/** `note` is beside the heading, `children` are below it. The default background is paper. */
export function PageHero({ ground = 'page', badge, heading, text, actions, note, children }: PageHeroProps) {
  const { area, looks } = grounds[ground];
  return (
    <section
      className={`relative isolate overflow-x-clip pt-[calc(var(--header-height)+clamp(20px,2.6vw,36px))] ${area}`}
    >
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <p className="eyebrow">{badge}</p>
            <h1 className="claim">{heading}</h1>
          </div>
          <div>
            <p className="max-w-[40em] text-muted">{text}</p>
            <Actions actions={actions} looks={looks} className="mt-5 max-sm:*:w-full" />
            {note && <p className="mt-3 text-sm text-muted">{note}</p>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
