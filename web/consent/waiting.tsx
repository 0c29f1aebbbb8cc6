import { useEffect, useRef } from 'react';
import { consentWords } from '#content/embeds/consent.ts';
import type { Embed } from '#content/embeds/embeds.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { Button } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { objects, setAnswers, whenAgreed } from './answer.ts';

/**
 * Stands where a piece of another company would, until the visitor agrees to it: here, on the cookie page, or by the notice,
 * which asks once this has come into view.
 */
export default function Waiting({ embed, onAllowed }: { embed: Embed; onAllowed: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is always the same.
  useEffect(() => {
    const left = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      whenAgreed(embed.consent!, onAllowed, left.signal);
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [embed]);

  const hydrated = useHydrated();
  const { waiting, change } = consentWords;
  return (
    <div ref={place} className="mt-8 rounded-card bg-page-alt p-6 text-center text-text">
      <p>
        {waiting.text}{' '}
        <PageLink to={change.to} className="text-link">
          {change.label}
        </PageLink>
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        {hydrated && !objects() && (
          <Button look="secondary" onClick={() => setAnswers({ [embed.consent!]: true })}>
            {waiting.accept}
          </Button>
        )}
        {embed.frame && (
          <NewTabLink href={embed.frame.src} className="text-link">
            {waiting.elsewhere}
          </NewTabLink>
        )}
      </div>
    </div>
  );
}
