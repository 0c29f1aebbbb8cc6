import type { ReactNode } from 'react';
import type { FeaturePage } from '#content/feature-page.ts';
import { Actions } from './actions.tsx';

/**
 * The first screen of an inner page: what it is, the claim, a sentence, two actions, what else to know (`note`), and the
 * scene that shows it.
 */
export function PageHero({
  badge,
  heading,
  text,
  actions,
  note,
  scene,
}: {
  badge: string;
  heading: string;
  text: ReactNode;
  actions: FeaturePage['actions'];
  note?: string;
  scene: ReactNode;
}) {
  return (
    <section className="dark-area overflow-clip bg-night pt-[calc(var(--header-height)+clamp(48px,7vw,88px))] text-on-dark">
      <div className="wrap text-center">
        <p className="inline-flex rounded-full bg-hue px-3.5 py-1.5 text-sm font-[650] text-text">{badge}</p>
        <h1 className="claim mx-auto mt-5 max-w-[15em]">{heading}</h1>
        <p className="mx-auto mt-5 max-w-[40em] text-lg text-on-dark-soft">{text}</p>
        <Actions actions={actions} looks={['bright', 'ghost']} className="mt-8 justify-center" />
        {note && <p className="mt-4 text-sm text-on-dark-faint">{note}</p>}
        <div aria-hidden="true" className="mt-lead text-left">
          {scene}
        </div>
      </div>
    </section>
  );
}
