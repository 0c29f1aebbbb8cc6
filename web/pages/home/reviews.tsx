import { useEffect } from 'react';
import { figures } from '#content/figures.ts';
import { reviews } from '#content/reviews.ts';
import { site } from '#content/site.ts';
import { addScript, useAllowed } from '../../browser/embeds.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { Stars } from '../../ui/stars.tsx';

const Waiting = optionalPart(() => import('../../consent/waiting.tsx'));

/** The reviews widget of the reputation service: its frame, lazy and in reserved space, and its script while shown. */
export function Reviews() {
  const { frame, script, hosts } = site.embeds.reviews;
  const allowed = useAllowed(site.embeds.reviews);
  useEffect(() => {
    if (!allowed) return;
    const element = addScript(script);
    return () => element.remove();
  }, [allowed, script]);
  return (
    <section aria-labelledby="reviews" className="section-gap">
      <div className="wrap text-center">
        <Stars value={Number(figures.rating.value)} className="mx-auto mb-4 h-[1.6rem] fill-action" />
        <h2 id="reviews" className="heading">
          {reviews.heading}
        </h2>
        <p className="mt-2 text-text-soft sm:mt-4 sm:text-lg">{reviews.text}</p>
        {allowed ? (
          <iframe
            src={frame}
            title={reviews.frameTitle}
            loading="lazy"
            // The shipped frame has nothing to operate: a stop there would be one that nobody sees.
            tabIndex={hosts.length === 0 ? -1 : undefined}
            className="mt-6 h-54 w-full max-sm:-mx-(--gutter) max-sm:w-screen sm:mt-8 md:h-160 lg:h-139 xl:h-100"
          />
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
}
