import * as markup from '#content/markup.ts';
import { BoFace } from '../../ui/bo.tsx';
import { Actions } from '../../ui/button.tsx';

export { head } from '#content/not-found.ts';

export default function NotFound() {
  return (
    <section className="wrap grid min-h-[70vh] content-center justify-items-center gap-5 pt-(--header-height) pb-16 text-center">
      <BoFace className="w-36" />
      <h1 {...{ [markup.notice]: 'heading' }} className="display-1">
        404 Page Not Found
      </h1>
      <p {...{ [markup.notice]: 'text' }} className="text-lg text-text-soft">
        Did you forget to add the page to the router?
      </p>
      <div {...{ [markup.notice]: 'links' }}>
        <Actions
          actions={[
            { label: 'Go to the home page', to: '/' },
            { label: 'See the features', to: '/features' },
            { label: 'Contact us', to: '/contact' },
          ]}
          looks={['primary', 'secondary']}
          className="mt-3 justify-center"
        />
      </div>
    </section>
  );
}
