import { ClosingBand } from '../sections/closing-band.tsx';
import { Hero } from '../sections/hero.tsx';

export default function About() {
  const actions = [
    { label: 'Start Free Trial', to: '/#pricing' },
    { label: 'Schedule a Demo', to: '/contact' },
  ] as const;
  return (
    <>
      <Hero hue="shoot" badge="About" heading="About" text="" actions={actions} />
      <ClosingBand
        heading="Plant it today. Watch it grow for 14 days."
        text="No setup fees. Cancel anytime. Credit card required."
        actions={actions}
      />
    </>
  );
}
