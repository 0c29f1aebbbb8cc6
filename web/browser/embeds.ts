import { type RefObject, useEffect, useState } from 'react';
import { site } from '#content/site.ts';

const chatElement = 'data-chat-widget';

/**
 * Adds the chat widget's script when the footer comes into view, and takes script and launcher away when the footer
 * leaves it. Never adds it twice.
 */
export function useChatWidget(footer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stopWaiting = () => {};
    const remove = () => {
      stopWaiting();
      removeChat();
    };
    let inView = false;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting } = entries.at(-1)!;
      if (isIntersecting === inView) return;
      inView = isIntersecting;
      if (inView) stopWaiting = whenAllowed(site.embeds.chat, () => addChat().catch(() => {}));
      else remove();
    });
    observer.observe(footer.current!);
    return () => {
      observer.disconnect();
      remove();
    };
  }, [footer]);
}

/** Opens the chat, whose script comes now if it is not there. Rejects where it does not come, or cannot be opened. */
export async function openChat() {
  await addChat();
  if (!window.leadConnector)
    await new Promise((resolve) => {
      addEventListener('LC_chatWidgetLoaded', resolve, { once: true });
      setTimeout(resolve, 3000);
    });
  window.leadConnector!.chatWidget.openWidget();
}

declare global {
  interface Window {
    /** What LeadConnector's chat says of itself, and the stand-in too. */
    leadConnector?: { chatWidget: { openWidget: () => void } };
  }
}

/** The chat's script, once it is asked for. */
let arrival: Promise<unknown> | undefined;
let [coming, wanted] = [false, false];

function addChat() {
  const { script: src, attributes } = site.embeds.chat;
  wanted = true;
  arrival ??= new Promise((resolve, reject) => {
    const script = addScript(src, { ...attributes, [chatElement]: '' });
    coming = true;
    script.onload = script.onerror = (event) => {
      coming = false;
      if (!wanted) removeChat();
      (event as Event).type === 'load' ? resolve(event) : reject(event);
    };
  });
  return arrival;
}

function removeChat() {
  wanted = false;
  // A script on its way runs even if its element is gone: what it adds is taken away when it is there.
  if (coming) return;
  arrival = window.leadConnector = undefined;
  for (const element of document.querySelectorAll(`[${chatElement}]`)) element.remove();
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
