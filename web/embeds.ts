import { type RefObject, useEffect } from 'react';
import { site } from '#content/site.ts';

const chatElement = 'data-chat-widget';

/**
 * Adds the chat widget's script once the footer comes into view, and takes script and launcher away when the footer
 * leaves the page. Never adds it twice.
 */
export function useChatWidget(footer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { script, attributes } = site.embeds.chat;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      addScript(script, { ...attributes, [chatElement]: '' });
    });
    observer.observe(footer.current!);
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll(`[${chatElement}]`)) element.remove();
    };
  }, [footer]);
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
