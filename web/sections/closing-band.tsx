import type { ReactNode } from 'react';
import type { Action } from '#content/feature-page.ts';
import { Bo } from '../ui/bo.tsx';
import { Actions } from './actions.tsx';

/** The bright band that ends a page: one claim, a sentence, two actions, and Bo, who grows out of it and waves. */
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
    <section className="wrap pt-10 pb-page-end">
      <div className="grid items-end gap-x-8 rounded-stage bg-highlight px-inset md:grid-cols-[1.7fr_1fr]">
        <div className="self-center pt-[clamp(40px,6vw,72px)] pb-8 md:pb-[clamp(40px,6vw,72px)]">
          <h2 className="heading">{heading}</h2>
          <p className="mt-4 max-w-[34em]">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3.5">{children}</div>
        </div>
        <Bo pose="waving" className="mx-auto w-44 md:-mt-10 md:w-[min(100%,330px)]" />
      </div>
    </section>
  );
}
