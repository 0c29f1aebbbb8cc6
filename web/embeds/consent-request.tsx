import { useEffect, useRef } from 'react';
import { consentWords } from '#content/embeds/consent.ts';
import type { Embed } from '#content/embeds/embed.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { Button } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { hasPrivacySignal, setAnswers, whenAgreed } from './consent-answers.ts';

export default function Waiting({ embed, onAllowed }: { embed: Embed; onAllowed: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onAllowed never changes.
  useEffect(() => {
    const unmounted = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      whenAgreed(embed.consent!, onAllowed, unmounted.signal);
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      unmounted.abort();
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
        {hydrated && !hasPrivacySignal() && (
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
