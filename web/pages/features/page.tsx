import { cataloguePage as words } from '#content/catalogue.ts';
import { BelowFold } from '../../browser/below-fold.tsx';
import { Hero } from '../../sections/hero.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { Catalogue } from './catalogue.tsx';
import { Grove } from './grove.tsx';

export { head } from '#content/catalogue.ts';

export default function Features() {
  return (
    <>
      <Hero {...words.hero} scene={<Grove />} />
      <StatRow stats={words.stats} />
      <BelowFold>
        <Catalogue />
        <Pricing />
      </BelowFold>
    </>
  );
}
