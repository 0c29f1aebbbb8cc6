import { type Testimonial, testimonials } from '#content/testimonials.ts';

/** The testimonials: four cards between two wide ones that speak louder. */
export function TestimonialList() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.topic} className={`flex rounded-card p-7 ${grounds[index] ?? 'bg-surface'}`}>
          <Quote {...testimonial} />
        </li>
      ))}
    </ul>
  );
}

const loud =
  'sm:col-span-2 font-display text-[clamp(1.35rem,1rem+1vw,1.75rem)] leading-[1.22] font-[650] tracking-[-.02em]';
const grounds: Record<number, string> = {
  0: `dark-area bg-stage text-on-dark ${loud}`,
  5: `bg-highlight ${loud}`,
};

function Quote({ topic, quote, role, business }: Testimonial) {
  return (
    <figure className="flex flex-col">
      <p className="font-sans text-sm font-bold tracking-normal accent in-[.bg-highlight]:text-text">{topic}</p>
      <blockquote className="mt-3 mb-6">{quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-2.5 font-sans text-sm font-normal tracking-normal">
        <i aria-hidden="true" className="h-2.5 w-3 shrink-0 rounded-[3px] bg-current" />
        {role}, {business.toLowerCase()}
      </figcaption>
    </figure>
  );
}
