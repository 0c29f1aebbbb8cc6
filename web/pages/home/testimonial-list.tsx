import { stories } from '#content/home.ts';
import { type Testimonial, testimonials } from '#content/testimonials.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { SnapRow } from '../../ui/snap-row.tsx';
import { Stars } from '../../ui/stars.tsx';

/** The testimonials: two cards that speak louder, and below them four columns without boxes; on a phone a row to swipe. */
export function TestimonialList() {
  return (
    <SnapRow
      words={stories.testimonials.row}
      count={testimonials.length}
      className="testimonials sm:grid sm:grid-cols-2 xl:grid-cols-4"
    >
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.quote} className={louder[index]}>
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

function Quote({ figure, what, quote, plan, stars, picture, ...author }: Testimonial) {
  return (
    <figure>
      <p>
        <b className="numerals">{figure}</b>
        {` ${what}`}
      </p>
      <blockquote>
        {stars && (
          <>
            <Stars value={stars} className="mb-2 h-4 fill-current" />
            <span className="sr-only">{`${stars} ${stories.testimonials.stars}`}</span>
          </>
        )}
        {quote}
      </blockquote>
      <figcaption>
        {picture && <img src={picture} alt="" width="44" height="44" loading="lazy" className="size-11 rounded-full" />}
        <span>
          <Author {...author} plan={plan} />
        </span>
      </figcaption>
    </figure>
  );
}

function Author({ name, role, business, company = business, link, plan }: Partial<Testimonial>) {
  return (
    <>
      {name && <strong>{`${name}, `}</strong>}
      {`${role}, ${link ? '' : `${company}, on ${plan}`}`}
      {link && (
        <>
          <NewTabLink href={link} className="underline">
            {company}
          </NewTabLink>
          {`, on ${plan}`}
        </>
      )}
    </>
  );
}
