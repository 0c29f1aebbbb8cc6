import { type RefObject, useEffect, useState } from 'react';
import { site } from '#content/site.ts';

const chatElement = 'data-chat-widget';

/**
 * Adds the chat widget's script when the footer comes into view, and takes script and launcher away when the footer
 * leaves it. Never adds it twice.
 */
export function useChatWidget(footer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { chat } = site.embeds;
    let [inView, coming] = [false, false];
    let stopWaiting = () => {};
    const remove = () => {
      stopWaiting();
      // A script on its way runs even if its element is gone: what it adds is taken away when it is there.
      if (!coming) for (const element of document.querySelectorAll(`[${chatElement}]`)) element.remove();
    };
    const add = () => {
      if (coming) return;
      coming = true;
      const script = addScript(chat.script, { ...chat.attributes, [chatElement]: '' });
      script.onload = script.onerror = () => {
        coming = false;
        if (!inView) remove();
      };
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)!.isIntersecting;
      remove();
      if (inView) stopWaiting = whenAllowed(chat, add);
    });
    observer.observe(footer.current!);
    return () => {
      observer.disconnect();
      inView = false;
      remove();
    };
  }, [footer]);
}

/** Whether any piece of this site waits for the visitor's consent. */
export const needsConsent = site.embeds.chat.consent || site.embeds.reviews.consent;

/** Whether a piece may load: from the start unless it needs consent, else once the visitor has agreed. */
export function useAllowed(embed: { consent: boolean }): boolean {
  const [allowed, setAllowed] = useState(!embed.consent);
  useEffect(() => whenAllowed(embed, () => setAllowed(true)), [embed]);
  return allowed;
}

/** Runs `load` at once unless the piece needs consent, else once the visitor has agreed. Returns how to stop waiting. */
function whenAllowed({ consent }: { consent: boolean }, load: () => void): () => void {
  if (!consent) {
    load();
    return () => {};
  }
  const waiting = new AbortController();
  import('../consent/answer.ts').then(({ whenAgreed }) => whenAgreed(load, waiting.signal));
  return () => waiting.abort();
}

/** Adds a script to the page unless it is there already; returns its element. */
export function addScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (present) return present;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script);
  return script;
}
