import { staticPart } from '../static-part.tsx';
import { DemoVideo } from './demo-video.tsx';

const HeroWords = staticPart('hero-words', () => import('./hero-words.tsx'));
const HeroScene = staticPart('hero-scene', () => import('./hero-scene.tsx'));
const HeroTrust = staticPart('hero-trust', () => import('./hero-trust.tsx'));

/** The first screen: the claim beside the product at work, which opens the demo video. */
export function Hero() {
  return (
    <section className="overflow-x-clip pt-[calc(var(--header-height)+clamp(28px,3.2vw,56px))]">
      <div className="wrap grid items-center gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.16fr]">
        <HeroWords />
        <div className="group relative aspect-video min-[1440px]:-mr-24">
          <HeroScene />
          <DemoVideo />
        </div>
      </div>
      <HeroTrust />
    </section>
  );
}
