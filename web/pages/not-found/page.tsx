import * as markup from '#content/markup.ts';
import { notFound } from '#content/not-found.ts';
import { Actions } from '../../sections/actions.tsx';
import { BoFace } from '../../ui/bo.tsx';

export { head } from '#content/not-found.ts';

/** What an address without a page shows; the worker puts its own notices into the same frame. */
export default function NotFound() {
  return (
    <section className="wrap grid min-h-[70vh] content-center justify-items-center gap-5 pt-(--header-height) pb-16 text-center">
      <BoFace className="w-36" />
      <h1 {...{ [markup.notice]: 'heading' }} className="claim">
        {notFound.heading}
      </h1>
      <p {...{ [markup.notice]: 'text' }} className="text-lg text-text-soft">
        {notFound.text}
        <span className="block">{notFound.help}</span>
      </p>
      <div {...{ [markup.notice]: 'links' }}>
        <Actions actions={notFound.actions} looks={['primary', 'secondary']} className="mt-3 justify-center" />
      </div>
    </section>
  );
}
