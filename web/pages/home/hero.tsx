import { DemoVideo } from './demo-video.tsx';
import { HeroScene } from './hero-scene.tsx';
import { HeroTrust } from './hero-trust.tsx';
import { HeroWords } from './hero-words.tsx';

/** The first screen: the claim beside the product at work, which opens the demo video. */
export function Hero() {
  return (
    <section className="overflow-clip pt-28">
      <div className="wrap grid items-center gap-x-12 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <HeroWords />
        <div className="group @container relative aspect-video min-[1440px]:-mr-24">
          <HeroScene />
          <DemoVideo />
        </div>
      </div>
      <HeroTrust />
    </section>
  );
}
