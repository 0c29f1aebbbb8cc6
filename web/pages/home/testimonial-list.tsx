import { stories } from '#content/home.ts';
import { type Testimonial, testimonials } from '#content/testimonials.ts';
import { SnapRow } from '../../ui/snap-row.tsx';

/** The testimonials: two cards that speak louder, and below them four columns without boxes; on a phone a row to swipe. */
export function TestimonialList() {
  return (
    <SnapRow
      words={stories.testimonials.row}
      count={testimonials.length}
      className="testimonials sm:grid sm:grid-cols-2 xl:grid-cols-4"
    >
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.what} className={louder[index]}>
          <Quote {...testimonial} />
        </li>
      ))}
    </SnapRow>
  );
}

const louder = [
  'testimonial-loud dark-area bg-stage text-on-dark',
  'testimonial-loud bg-highlight [--accent:var(--color-text)]',
];

function Quote({ figure, what, quote, role, business, plan }: Testimonial) {
  return (
    <figure>
      <p>
        <b className="numerals">{figure}</b> {what}
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>{`${role}, ${business.toLowerCase()}, on ${plan}`}</figcaption>
    </figure>
  );
}
