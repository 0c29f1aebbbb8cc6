import { useEffect } from 'react';
import { reviews } from '#content/reviews.ts';
import { site } from '#content/site.ts';
import { addScript, useAllowed } from '../../browser/embeds.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { FiveStars } from '../../ui/stars.tsx';

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
    <section aria-labelledby="reviews" className="section-gap pb-0">
      <div className="wrap text-center">
        <FiveStars className="mx-auto mb-4 h-[1.6rem] fill-action" />
        <h2 id="reviews" className="heading">
          {reviews.heading}
        </h2>
        <p className="mt-4 text-lg text-text-soft">{reviews.text}</p>
        {allowed ? (
          <iframe
            src={frame}
            title={reviews.frameTitle}
            loading="lazy"
            // The shipped frame has nothing to operate: a stop there would be one that nobody sees.
            tabIndex={hosts.length === 0 ? -1 : undefined}
            className="mt-8 h-[85rem] w-full md:h-[42rem] lg:h-[30.5rem] xl:h-[27.5rem]"
          />
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
}
