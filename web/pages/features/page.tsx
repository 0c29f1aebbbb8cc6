import { cataloguePage as words } from '#content/pages/feature-catalog.ts';
import { BelowFold } from '../../sections/below-fold.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { StatRow } from '../../sections/stat-row.tsx';
import { hueStyle } from '../../ui/hue-style.ts';
import { Catalogue } from './catalogue.tsx';
import { CategoryChart } from './category-chart.tsx';
import { PageAnswers } from './page-answers.tsx';

export { head } from '#content/pages/feature-catalog.ts';
export const ground = 'night';

export default function Features() {
  return (
    <div style={hueStyle('highlight')}>
      <PageAnswers />
      <PageHero {...words.hero} ground={ground} />
      <CategoryChart />
      <StatRow stats={words.stats} />
      <BelowFold>
        <Catalogue />
        <Pricing />
      </BelowFold>
    </div>
  );
}
