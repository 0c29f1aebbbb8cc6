import { useLocation } from 'react-router';
import type { Billing, Plan } from '#content/facts/pricing.ts';
import { decodeStack, stackParameter, stackTarget, stackTexts } from '#content/pages/home-tool-stack.ts';

/** Empty until tools are ticked, or if the plan costs more. */
export function LessThanToday({ slug, billing }: { slug: Plan['slug']; billing: Billing }) {
  const ticked = decodeStack(new URLSearchParams(useLocation().search).get(stackParameter));
  const place = `${slug}-${billing}` as const;
  return (
    <p {...stackTarget(place)} className="mt-2 font-[650] text-accent empty:hidden">
      {stackTexts(ticked)[place]}
    </p>
  );
}
