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

const radio = 'absolute inset-0 cursor-pointer appearance-none -outline-offset-4';
const story =
  'sticky left-0 grid w-[100cqw] content-start gap-x-12 gap-y-2 px-[max(var(--gutter),50cqw-var(--page-width)/2)] pt-4 [grid-column:1/-1] md:[grid-template:auto_1fr/1fr_2.2fr]';

/** Testimonials as shops of a street at dusk. Shops are radio buttons, and CSS shows the selected quote. */
export function MainStreet() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className="section-gap dark-area dusk relative bg-stage text-on-dark max-sm:pb-0"
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
        <ul className="contents">
          {testimonials
            .map((testimonial, index) => (
              <li key={testimonial.quote} className="contents">
                <label>
                  <input
                    type="radio"
                    name="shop"
                    className={radio}
                    defaultChecked={index === 0}
                    onClick={scrollIfByKey}
                  />
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
    <li className="lot contents">
      <label>
        <input type="radio" name="shop" className={radio} onClick={scrollIfByKey} />
        {words.shop}
      </label>
      {/* A long name grows up to the roof, then down over the awning. */}
      <div className="sign pointer-events-none absolute inset-[1%_6%_auto] grid min-h-[49%] content-end text-center font-display text-[max(1.25rem,2vw)] leading-[1.1] font-bold text-text [grid-area:1/var(--yours)/2/span_3]">
        <span aria-hidden="true" className="rounded-chip border-2 bg-sun px-[5%] py-[4.5%] [grid-area:1/1]">
          {words.placeholder}
        </span>
        <div className="contents">{isHydrated && <Sign />}</div>
      </div>
      <figure className={`${story} md:block`}>
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="min-h-[2lh] flex-[3_1_15rem] content-center text-[clamp(1.125rem,0.85rem+1.1vw,1.85rem)] leading-[1.22] font-[650]">
            {withPersonalized(words.tonight, unnamedBusiness)}
          </h3>
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
    <figure className={story}>
      <p className="flex items-center gap-3 text-sm font-bold text-accent md:row-span-2 md:block">
        <b className="block shrink-0 font-display text-[clamp(2.6rem,5vw,4.4rem)] leading-none tracking-[-0.02em]">
          {figure}
        </b>
        {` ${what}`}
      </p>
      <blockquote className="font-display text-[clamp(1.125rem,0.85rem+1.1vw,1.85rem)] leading-[1.22] font-[650] tracking-[-0.02em]">
        {stars && (
          <>
            <Stars value={stars} className="mb-2 h-4" />
            <span className="sr-only">{`${stars} ${stories.testimonials.stars}`}</span>
          </>
        )}
        {quote}
      </blockquote>
      <figcaption className="text-sm/[1.35] text-muted">
        {picture && (
          <img
            src={picture}
            alt=""
            width="44"
            height="44"
            loading="lazy"
            className="float-left mr-3 [border-radius:99px]"
          />
        )}
        <Author {...author} />
        {page && (
          <PageLink to={page} className="block w-fit py-3 font-bold text-accent">
            {pages[page].name}
          </PageLink>
        )}
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
