import { closing, questions as words } from '#content/pages/home.ts';
import { faq } from '#content/pages/home-faq.ts';
import { BelowFold } from '../../sections/below-fold.tsx';
import { Band } from '../../sections/closing-band.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { Questions } from '../../sections/questions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Hero } from './hero.tsx';
import { IntegrationStrip } from './integration-strip.tsx';
import { LessThanToday } from './less-than-today.tsx';
import { Overview } from './overview.tsx';
import { Reviews } from './reviews.tsx';
import { SectionBar } from './section-bar.tsx';
import { Stack } from './stack.tsx';
import { Stories } from './stories.tsx';

export { head } from '#content/pages/home.ts';
export { faq as questions } from '#content/pages/home-faq.ts';

export default function Home() {
  return (
    <>
      <Hero />
      <BelowFold>
        <SectionBar />
        <IntegrationStrip />
        <Stories />
        <Overview />
        <Stack />
        <Pricing Note={LessThanToday} />
        <Reviews />
        <Questions ground="page" {...words} items={faq} />
        <Closing />
      </BelowFold>
    </>
  );
}

/** Its demo button only logs, as specified. */
function Closing() {
  return (
    <Band heading={closing.heading} text={closing.text}>
      <ButtonLink to={closing.action.to} look="ink">
        {closing.action.label}
      </ButtonLink>
      <Button look="secondary" onClick={() => console.log(closing.demo)}>
        {closing.demo}
      </Button>
    </Band>
  );
}
