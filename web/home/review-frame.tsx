import { reviews } from '#content/home.ts';
import { site } from '#content/site.ts';
import { Stars } from '../ui/stars.tsx';

/** The rating and the frame of the reputation service, lazy and in reserved space. */
export default function ReviewFrame() {
  return (
    <section aria-labelledby="reviews" className="section-gap pb-0!">
      <div className="wrap text-center">
        <Stars className="mb-4 justify-center text-[1.6rem]" />
        <h2 id="reviews" className="display-2">
          {reviews.heading}
        </h2>
        <p className="mt-4 text-lg text-text-soft">{reviews.text}</p>
        <iframe
          src={site.embeds.reviews.frame}
          title={reviews.frameTitle}
          loading="lazy"
          className="mt-8 h-[86rem] w-full md:h-[46rem] lg:h-[30rem]"
        />
      </div>
    </section>
  );
}
