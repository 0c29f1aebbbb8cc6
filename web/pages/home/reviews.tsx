import { embedAt } from '#content/embeds/embeds.ts';
import { figures } from '#content/facts/figures.ts';
import { reviews } from '#content/pages/home-reviews.ts';
import { EmbedFrame } from '../../embeds/embeds.tsx';
import { Stars } from '../../ui/stars.tsx';

export function Reviews() {
  const embed = embedAt('reviews');
  return (
    embed && (
      <section aria-labelledby="reviews" className="section-gap">
        <div className="wrap text-center">
          <Stars value={Number(figures.rating.value)} className="mx-auto mb-4 h-[1.6rem]" />
          <h2 id="reviews" className="heading-aside">
            {reviews.heading}
          </h2>
          <p className="mt-2 text-text-soft sm:mt-5 sm:text-lg">{reviews.text}</p>
          <EmbedFrame
            embed={embed}
            title={reviews.frameTitle}
            className="mt-6 h-76.25 w-full max-sm:-mx-(--gutter) max-sm:w-screen md:h-174.5 lg:h-154 xl:h-116.25"
          />
        </div>
      </section>
    )
  );
}
