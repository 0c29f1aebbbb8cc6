import type { Billing, Plan } from '#content/facts/pricing.ts';
import { decodeStack, type PlanLine, stackParameter, stackTexts } from '#content/pages/home-tool-stack.ts';
import { edgeSection, useSearch } from '../../browser/edge-props.ts';

/** Empty until tools are ticked, or if the plan costs more. */
export function LessThanToday({ slug, billing }: { slug: Plan['slug']; billing: Billing }) {
  const ticked = decodeStack(new URLSearchParams(useSearch()).get(stackParameter));
  const line: PlanLine = `${slug}-${billing}`;
  return (
    <p {...edgeSection(line)} className="mt-2 font-[650] text-accent empty:hidden">
      {stackTexts(ticked)[line]}
    </p>
  );
}
