import type { BoPose } from 'virtual:pictures';
import type { ReactNode } from 'react';
import type { Action, FeaturePath } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { Bo } from '../ui/bo.tsx';
import { Actions } from './actions.tsx';
import { TrialFor } from './personalization.tsx';

interface BandProps {
  heading: string;
  text: string;
  /** A pose, or a page with its prop. */
  pose?: BoPose | FeaturePath;
}

export function ClosingBand({ actions, ...band }: BandProps & { actions: readonly Action[] }) {
  return (
    <Band {...band}>
      <Actions actions={actions} looks={['ink', 'secondary']} />
    </Band>
  );
}

/** Without a mascot the actions are beside the text. */
export function Band({ heading, text, pose = 'waving', children }: BandProps & { children: ReactNode }) {
  const words = (
    <>
      <h2 className="heading max-md:col-span-2">{heading}</h2>
      <p className="mt-4 max-w-[34em] max-md:col-span-2">{text}</p>
    </>
  );
  const actions = (
    <>
      <TrialFor />
      {children}
    </>
  );
  return (
    <section className="closing-band wrap">
      {site.mascot ? (
        <div className="grid items-end rounded-stage hue-area bg-hue px-inset max-md:grid-cols-[1fr_clamp(0px,100%-12rem,10rem)] max-md:pt-8 md:grid-cols-[1.7fr_1fr] md:gap-x-8">
          <div className="max-md:contents md:self-center md:py-stage">
            {words}
            <div className="mt-1 flex flex-wrap gap-3.5 max-md:pb-8">{actions}</div>
          </div>
          <Bo pose={pose} className="mx-auto md:-mt-10 md:w-[min(100%,330px)]" />
        </div>
      ) : (
        <div className="grid items-center gap-x-12 rounded-stage hue-area bg-hue px-inset py-stage lg:grid-cols-[1fr_auto]">
          <div>{words}</div>
          <div className="mt-1 flex flex-wrap gap-3.5">{actions}</div>
        </div>
      )}
    </section>
  );
}
