import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Embed } from '#content/embeds/embed.ts';
import { embedAt, embeds } from '#content/embeds/embeds.ts';
import { whenIdle } from '../browser/idle.ts';
import { optionalPart } from '../browser/optional-part.tsx';

const chat = embedAt('chat');

/** Only while the footer is in view. */
export function useChatWidget(footer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!chat) return;
    let stopWaiting = () => {};
    const leave = () => {
      stopWaiting();
      showChat(false);
    };
    let inView = false;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting } = entries.at(-1)!;
      if (isIntersecting === inView) return;
      inView = isIntersecting;
      if (inView) stopWaiting = whenAllowed(chat, () => addChat().catch(() => {}));
      else leave();
    });
    observer.observe(footer.current!);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [footer]);
}

/** The script runs once, so its elements are detached and attached again. */
let script: HTMLScriptElement | undefined;
let loading: Promise<unknown> | undefined;
let shown = false;

function addChat() {
  if (!script) {
    script = scriptOf(chat!);
    loading = new Promise((resolve, reject) => {
      script!.onload = (event) => {
        // The footer may be gone by then.
        new MutationObserver(() => showChat(shown)).observe(document.body, { childList: true });
        showChat(shown);
        resolve(event);
      };
      script!.onerror = (event) => {
        script!.remove();
        script = undefined;
        reject(event);
      };
    });
  }
  if (!script.isConnected) document.body.append(script);
  showChat(true);
  return loading!;
}

function showChat(shows: boolean) {
  shown = shows;
  if (!shown) script?.remove();
  if (!chat!.adds) return;
  for (const element of document.querySelectorAll<HTMLElement>(chat!.adds)) element.style.display = shown ? '' : 'none';
}

const Waiting = optionalPart(() => import('./consent-request.tsx'));

/** Wider than the 2,500 px in which Chromium loads lazy frames: the script hears the frame's first message. */
const nearFrame = { rootMargin: '3000px' };

/** A lazy iframe or a consent request. `className` reserves its space. */
export function EmbedFrame({ embed, title, className }: { embed: Embed; title: string; className: string }) {
  const [allowed, setAllowed] = useState(!embed.consent);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!allowed || !embed.script) return;
    let script: HTMLScriptElement | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)!.isIntersecting) script ??= addScript(embed);
    }, nearFrame);
    observer.observe(frame.current!);
    return () => {
      observer.disconnect();
      script?.remove();
    };
  }, [allowed, embed]);
  if (!allowed) return <Waiting embed={embed} onAllowed={() => setAllowed(true)} />;
  const { src, attributes: { class: hook, ...attributes } = {} } = embed.frame!;
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      loading="lazy"
      // The sample has no controls, so it is no tab stop.
      tabIndex={embed.hosts ? undefined : -1}
      {...attributes}
      className={hook ? `${hook} ${className}` : className}
    />
  );
}

/** When idle. */
export function usePagePieces() {
  useEffect(() => {
    const waits = embeds
      .filter(({ place }) => place === 'page')
      .map((embed) =>
        whenAllowed(embed, () =>
          whenIdle(() => {
            embed.before?.();
            if (embed.script) addScript(embed);
          }),
        ),
      );
    return () => {
      for (const stopWaiting of waits) stopWaiting();
    };
  }, []);
}

export const needsConsent = embeds.some(({ consent }) => consent);

/** Returns a function that cancels it. */
function whenAllowed({ consent }: Embed, load: () => void): () => void {
  if (!consent) {
    load();
    return () => {};
  }
  const waiting = new AbortController();
  import('./consent-answers.ts').then(({ whenAgreed }) => whenAgreed(consent, load, waiting.signal));
  return () => waiting.abort();
}

export function addScript(embed: Embed): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[src="${embed.script}"]`);
  if (present) return present;
  const script = scriptOf(embed);
  document.body.append(script);
  return script;
}

function scriptOf({ script: src, attributes = {} }: Embed): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}
