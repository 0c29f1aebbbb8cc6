import { Suspense } from 'react';
import { BelowFold } from '../../browser/below-fold.tsx';
import { staticPart } from '../../browser/static-part.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { IntegrationStrip } from './integration-strip.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { Stack } from './stack.tsx';

const Stories = staticPart('stories', () => import('./stories.tsx'));
const Overview = staticPart('overview', () => import('./overview.tsx'));

export default function Home() {
  return (
    <>
      <Hero />
      <BelowFold>
        <IntegrationStrip />
        <Stories />
        <Overview />
        <Suspense>
          <Stack />
        </Suspense>
        <Pricing />
        <Reviews />
        <Questions />
        <Closing />
      </BelowFold>
    </>
  );
}
