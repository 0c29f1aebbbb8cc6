import { otherWays, otherWayWords } from '#content/pages/integrations-other-way.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** Searched tools that connect through a platform, or are one. */
export default function OtherWay({ text }: { text: string }) {
  const ways = otherWays(text);
  if (ways.length === 0) return null;
  return (
    <div className="mt-5 card bg-highlight-soft p-5">
      {ways.map((way) => (
        <p key={way} className="font-[650]">
          {way}
        </p>
      ))}
      <PageLink to={otherWayWords.action.to} className="mt-1 inline-flex min-h-11 items-center text-link">
        {otherWayWords.action.label}
      </PageLink>
    </div>
  );
}
