import { type MouseEvent, Suspense } from 'react';
import { BelowFold } from '../below-fold.tsx';
import { Hero } from '../home/hero.tsx';
import { IntegrationStrip } from '../home/integration-strip.tsx';
import { Reviews } from '../home/reviews.tsx';
import { Stack } from '../home/stack.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { staticPart } from '../static-part.tsx';

const Stories = staticPart('stories', () => import('../home/stories.tsx'));
const Overview = staticPart('overview', () => import('../home/overview.tsx'));
const Questions = staticPart('faq', () => import('../home/questions.tsx'));
const Closing = staticPart('closing', () => import('../home/closing.tsx'), logDemo);

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

/** The demo button of the last band logs and does nothing else (specification, section 2). */
function logDemo({ target }: MouseEvent) {
  const demo = (target as Element).closest('button');
  if (demo) console.log(demo.textContent);
}
