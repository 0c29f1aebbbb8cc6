import { street } from 'virtual:pictures';
import type { CSSProperties } from 'react';
import { customerPlan } from '#content/facts/pricing.ts';
import { type Testimonial, testimonials } from '#content/facts/testimonials.ts';
import { stories } from '#content/pages/home.ts';
import { pages } from '#content/pages.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Stars } from '../../ui/stars.tsx';

/** Testimonials as shops of a street at night. Shops are radio buttons, and CSS shows the selected quote. */
export function MainStreet() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="section-gap dark-area night">
      <h2 id="testimonials-heading" className="heading wrap">
        {stories.testimonials.heading}
      </h2>
      <fieldset
        aria-labelledby="testimonials-heading"
        className="street min-w-0 pb-2"
        style={{ '--shops': testimonials.length } as CSSProperties}
      >
        <img {...street} alt="" loading="lazy" />
        <ul>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.quote}>
              <label>
                <input type="radio" name="shop" defaultChecked={index === 0} />
                {testimonial.company ?? testimonial.business}
              </label>
              <Quote {...testimonial} />
            </li>
          ))}
        </ul>
      </fieldset>
    </section>
  );
}

function Quote({ figure, what, quote, page, stars, picture, ...author }: Testimonial) {
  return (
    <figure>
      <p>
        <b>{figure}</b>
        {` ${what}`}
      </p>
      <blockquote>
        {stars && (
          <>
            <Stars value={stars} className="mb-2 h-4" />
            <span className="sr-only">{`${stars} ${stories.testimonials.stars}`}</span>
          </>
        )}
        {quote}
      </blockquote>
      <figcaption>
        {picture && <img src={picture} alt="" width="44" height="44" loading="lazy" />}
        <Author {...author} />
        {page && <PageLink to={page}>{pages[page].name}</PageLink>}
      </figcaption>
    </figure>
  );
}

function Author({
  name,
  role,
  business,
  company = business,
  link,
  ...customer
}: Omit<Testimonial, 'figure' | 'what' | 'quote'>) {
  const plan = customerPlan(customer);
  return (
    <>
      {name && <strong>{`${name}, `}</strong>}
      {`${role}, ${link ? '' : `${company}, on ${plan} `}`}
      {link && (
        <>
          <NewTabLink href={link} className="underline">
            {company}
          </NewTabLink>
          {`, on ${plan} `}
        </>
      )}
    </>
  );
}
