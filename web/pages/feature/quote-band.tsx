import { customerPlan } from '#content/facts/pricing.ts';
import type { SampleQuote } from '#content/pages/feature-page.ts';
import { Shop } from '../../ui/shop.tsx';

/** What a customer reached, beside what they say of it, on the hue of the page. */
export function QuoteBand(quote: SampleQuote) {
  const { result, text, role, business, shop } = quote;
  return (
    <div className="bg-hue-soft py-band">
      {/* The ground of the section below reaches 20 px up. */}
      <figure className="wrap grid pb-5 gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.6fr]">
        <p className="text-hue-text lg:row-span-2">
          <b className="numerals block pb-2 claim">{result.figure}</b>
          <span className="font-[650]">{result.label}</span> {result.base}
        </p>
        <blockquote className="numerals text-balance text-2xl sm:text-3xl leading-tight">{text}</blockquote>
        <figcaption className="flex items-center gap-3 text-hue-text">
          {shop && <Shop trade={shop} />}
          {`${role}, ${business}, on ${customerPlan(quote)}`}
        </figcaption>
      </figure>
    </div>
  );
}
