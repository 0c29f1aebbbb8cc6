import { type Testimonial, testimonials } from '#content/testimonials.ts';

/** The testimonials: four cards between two wide ones that speak louder. */
export function TestimonialList() {
  return (
    <ul className="testimonials grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.topic} className={louder[index]}>
          <Quote {...testimonial} />
        </li>
      ))}
    </ul>
  );
}

const louder: Record<number, string> = {
  0: 'loud dark-area bg-stage text-on-dark',
  5: 'loud bg-highlight [--accent:var(--hue-ink)]',
};

function Quote({ topic, quote, role, business }: Testimonial) {
  return (
    <figure>
      <p>{topic}</p>
      <blockquote>{quote}</blockquote>
      <figcaption>{`${role}, ${business.toLowerCase()}`}</figcaption>
    </figure>
  );
}
