import { type Testimonial, testimonials } from '#content/testimonials.ts';

/** The testimonials: four cards between two wide ones that speak louder. */
export function TestimonialList() {
  return (
    <ul className="testimonials grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.what} className={louder[index]}>
          <Quote {...testimonial} />
        </li>
      ))}
    </ul>
  );
}

const louder: Record<number, string> = {
  0: 'testimonial-loud dark-area bg-stage text-on-dark',
  5: 'testimonial-loud bg-highlight [--accent:var(--color-text)]',
};

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
