import { useEffect } from 'react';
import { site } from '#content/site.ts';
import { addScript } from '../embeds.ts';
import { staticPart } from '../static-part.tsx';

const ReviewFrame = staticPart('review-frame', () => import('./review-frame.tsx'));

/** The reviews widget of the reputation service: its frame, and its script while the page shows it. */
export function Reviews() {
  useEffect(() => {
    const script = addScript(site.embeds.reviews.script);
    return () => script.remove();
  }, []);
  return <ReviewFrame />;
}
