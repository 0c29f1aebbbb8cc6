import type { ReactNode } from 'react';
import type { Action } from '#content/feature-page.ts';
import { Actions } from '../ui/button.tsx';

/** The first screen of an inner page: what it is, the claim, a sentence, two actions, and the scene that shows it. */
export function Hero({
  badge,
  heading,
  text,
  actions,
  scene,
}: {
  badge: string;
  heading: string;
  text: string;
  actions: readonly Action[];
  scene: ReactNode;
}) {
  return (
    <section className="dark-area overflow-clip bg-night pt-[calc(var(--header-height)+clamp(48px,7vw,88px))] text-on-dark">
      <div className="wrap text-center">
        <p className="inline-flex rounded-full bg-hue px-3.5 py-1.5 text-sm font-[650] text-text">{badge}</p>
        <h1 className="display-1 mx-auto mt-5 max-w-[15em]">{heading}</h1>
        <p className="mx-auto mt-5 max-w-[40em] text-lg text-on-dark-soft">{text}</p>
        <Actions actions={actions} looks={['bright', 'ghost']} className="mt-8 justify-center" />
        <div aria-hidden="true" className="mt-[clamp(40px,5vw,64px)] text-left">
          {scene}
        </div>
      </div>
    </section>
  );
}
