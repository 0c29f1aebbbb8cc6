import { cataloguePage as words } from '#content/catalogue.ts';
import { BelowFold } from '../below-fold.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
import { Hero } from '../sections/hero.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { StatRow } from '../sections/stat-row.tsx';
import { staticPart } from '../static-part.tsx';

const Grove = staticPart('grove', () => import('../catalogue/grove.tsx'));

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
