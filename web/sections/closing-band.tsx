import type { Action } from '#content/feature-page.ts';
import { BoFace } from '../ui/bo.tsx';
import { Actions } from '../ui/button.tsx';

/** The bright band that ends a page: one claim, a sentence, two actions, and Bo. */
export function ClosingBand({ heading, text, actions }: { heading: string; text: string; actions: readonly Action[] }) {
  return (
    <section className="wrap pb-[clamp(64px,8vw,112px)]">
      <div className="grid items-center gap-8 rounded-stage bg-highlight px-[clamp(24px,5vw,64px)] py-[clamp(40px,6vw,72px)] md:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 className="display-2">{heading}</h2>
          <p className="mt-4 max-w-[34em]">{text}</p>
          <Actions actions={actions} looks={['ink', 'secondary']} className="mt-7" />
        </div>
        <BoFace className="mx-auto w-[min(60%,260px)] max-md:hidden" />
      </div>
    </section>
  );
}
