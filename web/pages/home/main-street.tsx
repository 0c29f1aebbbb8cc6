import { street } from 'virtual:pictures';
import type { CSSProperties, MouseEvent } from 'react';
import { customerPlan } from '#content/facts/pricing.ts';
import { type Testimonial, testimonials } from '#content/facts/testimonials.ts';
import { startTrial } from '#content/navigation.ts';
import { stories } from '#content/pages/home.ts';
import { shopsBeforeYours, lotWords as words } from '#content/pages/main-street.ts';
import { pages } from '#content/pages.ts';
import { unnamedBusiness } from '#content/shared/text/personalization.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { Personalized, withPersonalized } from '../../drawing/personalized.tsx';
import { Mark, Row } from '../../drawing/row.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Stars } from '../../ui/stars.tsx';

const Sign = optionalPart(() => import('./your-shop.tsx'));
const ShopActions = optionalPart(async () => ({ default: (await import('./your-shop.tsx')).ShopActions }));

/** Testimonials as shops of a street at dusk. Shops are radio buttons, and CSS shows the selected quote. */
export function MainStreet() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className="section-gap dark-area dusk max-sm:pb-0"
    >
      <h2 id="testimonials-heading" className="heading wrap">
        {stories.testimonials.heading}
      </h2>
      <p data-no-markdown="" className="wrap mt-2 text-on-dark-soft noscript:hidden">
        {words.invite}
      </p>
      <fieldset
        aria-labelledby="testimonials-heading"
        className="street min-w-0 pb-2"
        style={{ '--places': testimonials.length + 3, '--yours': shopsBeforeYours + 2 } as CSSProperties}
      >
        <img {...street} alt="" loading="lazy" />
        <ul>
          {testimonials
            .map((testimonial, index) => (
              <li key={testimonial.quote}>
                <label>
                  <input type="radio" name="shop" defaultChecked={index === 0} onClick={scrollIfByKey} />
                  {testimonial.company ?? testimonial.business}
                </label>
                <Quote {...testimonial} />
              </li>
            ))
            .toSpliced(shopsBeforeYours, 0, <Lot key="lot" />)}
        </ul>
      </fieldset>
    </section>
  );
}

/** Chromium doesn't scroll to a focused shop that is partly visible. */
function scrollIfByKey({ detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail === 0) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
}

/** The visitor's shop. Its sign is a field for their name. */
function Lot() {
  const isHydrated = useHydrated();
  const { call, booking, payment } = words;
  return (
    <li className="lot">
      <label>
        <input type="radio" name="shop" onClick={scrollIfByKey} />
        {words.shop}
      </label>
      <div className="sign grid">
        <span aria-hidden="true">{words.placeholder}</span>
        <div className="contents">{isHydrated && <Sign />}</div>
      </div>
      <figure className="md:block">
        <div className="flex flex-wrap items-center gap-3">
          <h3>{withPersonalized(words.tonight, unnamedBusiness)}</h3>
          <ButtonLink to={startTrial.to} look="bright">
            {startTrial.label}
          </ButtonLink>
          <div className="contents">{isHydrated && <ShopActions />}</div>
        </div>
        <div className="mt-3 grid gap-2 rounded-card bg-surface p-3 text-sm text-text md:grid-cols-3">
          <Row lead={<Mark icon="message" tone="highlight" />} title={call.title} text={call.stamp} />
          <Row
            lead={<Mark icon="calendar" tone="highlight" />}
            title={
              <>
                <Personalized part="visit0">{booking.visit}</Personalized>
                {booking.title}
              </>
            }
            text={booking.stamp}
          />
          <Row
            lead={<Mark icon="card" tone="highlight" />}
            title={
              <>
                <Personalized part="price0">{payment.price}</Personalized>
                {payment.title}
              </>
            }
            text={payment.stamp}
          />
        </div>
      </figure>
    </li>
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
