import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { consentWords } from '#content/embeds/consent.ts';
import { openingOf } from '../browser/page-opening.ts';
import { TextLink } from '../ui/text-link.tsx';
import { useAsking } from './consent-answers.ts';
import { ConsentButtons } from './consent-buttons.tsx';

/** Doesn't take the focus. */
export default function ConsentNotice() {
  const asking = useAsking();
  return asking && <Notice />;
}

/** Hidden while it would cover a button in the hero. */
function Notice() {
  const notice = useRef<HTMLElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own hero.
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const measure = () => {
      const { top, right } = notice.current!.getBoundingClientRect();
      // Other fixed elements sit above the notice.
      document.documentElement.style.setProperty('--notice', `${innerHeight - top}px`);
      const covered = new Set<Element>();
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            isIntersecting ? covered.add(target) : covered.delete(target);
          setIsHidden(covered.size > 0);
        },
        { rootMargin: `${-top}px ${right - innerWidth}px 0px 0px` },
      );
      for (const button of openingOf(document)?.querySelectorAll('a, button') ?? []) observer.observe(button);
    };
    const size = new ResizeObserver(measure);
    for (const element of [notice.current!, document.documentElement]) size.observe(element);
    return () => {
      size.disconnect();
      observer?.disconnect();
      document.documentElement.style.removeProperty('--notice');
    };
  }, [key]);

  const { label, text, more } = consentWords.notice;
  return (
    <section
      ref={notice}
      aria-label={label}
      className={`fixed inset-x-4 bottom-4 z-(--z-chat) card p-4 shadow-card sm:right-auto sm:max-w-md print:hidden ${isHidden ? 'invisible' : ''}`}
    >
      <p className="text-sm">
        {text}{' '}
        <TextLink to={more.to} className="text-link">
          {more.label}
        </TextLink>
      </p>
      <ConsentButtons />
    </section>
  );
}
