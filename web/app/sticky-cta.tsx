import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { openingOf } from '../browser/page-opening.ts';
import { ButtonLink } from '../ui/button.tsx';

const fields = 'input:not([type=checkbox], [type=radio]), select, textarea';

/** On a phone, from the hero's end to the footer, while no other trial button, form or bar is in view and no field has focus. */
export function StickyCta() {
  const { pathname } = useLocation();
  const [isShown, setIsShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own elements.
  useEffect(() => {
    const main = document.getElementById('main')!;
    const inView = new Set<Element>();
    const update = () => setIsShown(inView.size === 0 && !document.activeElement?.matches(fields));
    const updateSoon = () => setTimeout(update);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
      update();
    });
    const watch = () => {
      observer.disconnect();
      inView.clear();
      const others = main.querySelectorAll(
        '.button[href$="#pricing"], [data-count=trial], form[method=post], [data-own-bar]',
      );
      for (const element of [openingOf(main), ...others, document.querySelector('footer')])
        if (element) observer.observe(element);
    };
    watch();
    // After a link, content below the fold comes later (below-fold.tsx).
    const content = new MutationObserver(watch);
    for (const part of [main, main.firstElementChild!]) content.observe(part, { childList: true });
    addEventListener('focusin', updateSoon);
    addEventListener('focusout', updateSoon);
    return () => {
      observer.disconnect();
      content.disconnect();
      removeEventListener('focusin', updateSoon);
      removeEventListener('focusout', updateSoon);
    };
  }, [pathname]);

  return (
    <section
      aria-label={frameWords.stickyCta}
      data-shown={isShown || undefined}
      className="sticky-cta fixed inset-x-0 bottom-(--notice,0) z-(--z-bar) flex gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] not-data-shown:invisible not-data-shown:[translate:0_100%] sm:hidden"
    >
      <ButtonLink to={startTrial.to} look="primary" className="grow">
        {startTrial.label}
      </ButtonLink>
    </section>
  );
}
