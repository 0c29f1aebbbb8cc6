import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { IntegrationStrip } from '../home/integration-strip.tsx';
import { Overview } from '../home/overview.tsx';
import { Questions } from '../home/questions.tsx';
import { Reviews } from '../home/reviews.tsx';
import { Stack } from '../home/stack.tsx';
import { Stories } from '../home/stories.tsx';
import { Pricing } from '../sections/pricing.tsx';

export default function Home() {
  return (
    <>
      <Hero />
      <IntegrationStrip />
      <Stories />
      <Overview />
      <Stack />
      <Pricing />
      <Reviews />
      <Questions />
      <Closing />
    </>
  );
}
