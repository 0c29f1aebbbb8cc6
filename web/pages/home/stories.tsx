import { stories } from '#content/home.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { HiddenCostList } from './hidden-cost-list.tsx';
import { TestimonialList } from './testimonial-list.tsx';

/** Customer stories: what silence costs first, then what people say who no longer have it. */
export function Stories() {
  return (
    <>
      <Section id="hidden-costs" labelledBy="hidden-costs-heading">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_1.25fr]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <SectionHead
              id="hidden-costs-heading"
              eyebrow={stories.eyebrow}
              heading={stories.heading}
              text={stories.text}
            />
          </div>
          <HiddenCostList />
        </div>
      </Section>
      <Section id="testimonials" ground="alt" labelledBy="testimonials-heading">
        <SectionHead id="testimonials-heading" {...stories.testimonials} />
        <TestimonialList />
      </Section>
    </>
  );
}
