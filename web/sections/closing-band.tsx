import type { ReactNode } from 'react';
import type { Action } from '#content/feature-page.ts';
import { Bo } from '../ui/bo.tsx';
import { Actions } from './actions.tsx';

/** The band in the hue of the page that ends it: one claim, a sentence, two actions, and Bo, who grows out of it and waves. */
export function ClosingBand({ heading, text, actions }: { heading: string; text: string; actions: readonly Action[] }) {
  return (
    <Band heading={heading} text={text}>
      <Actions actions={actions} looks={['ink', 'secondary']} />
    </Band>
  );
}

/** The band itself; its actions are children. */
export function Band({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="closing-band wrap">
      <div className="grid items-end rounded-stage hue-area bg-hue px-inset max-md:grid-cols-[1fr_clamp(0px,100%-13rem,8rem)] max-md:pt-8 md:grid-cols-[1.7fr_1fr] md:gap-x-8">
        <div className="max-md:contents md:self-center md:py-[clamp(40px,6vw,72px)]">
          <h2 className="heading max-md:col-span-2">{heading}</h2>
          <p className="mt-4 max-w-[34em] max-md:col-span-2">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5 max-md:pb-8">{children}</div>
        </div>
        <Bo pose="waving" className="mx-auto md:-mt-10 md:w-[min(100%,330px)]" />
      </div>
    </section>
  );
}
