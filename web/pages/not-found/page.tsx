import { BoFace } from '../../ui/bo.tsx';
import { Actions } from '../../ui/button.tsx';

export default function NotFound() {
  return (
    <section className="wrap grid min-h-[70vh] content-center justify-items-center gap-5 pt-(--header-height) text-center">
      <BoFace className="w-36" />
      <h1 className="display-1">404 Page Not Found</h1>
      <p className="text-lg text-text-soft">Did you forget to add the page to the router?</p>
      <Actions
        actions={[
          { label: 'Go to the home page', to: '/' },
          { label: 'See the features', to: '/features' },
          { label: 'Contact us', to: '/contact' },
        ]}
        looks={['primary', 'secondary']}
        className="mt-3 justify-center"
      />
    </section>
  );
}
