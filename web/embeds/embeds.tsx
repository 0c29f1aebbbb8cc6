import { type RefObject, useEffect, useState } from 'react';
import type { Embed } from '#content/embeds/embed.ts';
import { embedAt, embeds } from '#content/embeds/embeds.ts';
import { whenIdle } from '../browser/idle.ts';
import { optionalPart } from '../browser/optional-part.tsx';

const chat = embedAt('chat');

/**
 * Adds the chat's script when the footer comes into view, and takes it away, with what it has put into the page, when the
 * footer leaves it. Never adds it twice.
 */
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

/** The chat's script, and its load. It runs once: its element and what it adds leave the page and come back as they are. */
let script: HTMLScriptElement | undefined;
let loading: Promise<unknown> | undefined;
let shown = false;

function addChat() {
  if (!script) {
    script = scriptOf(chat!);
    loading = new Promise((resolve, reject) => {
      script!.onload = (event) => {
        // What it adds comes some time after it, when the footer may have left.
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

/**
 * The frame of a piece, lazy and in the space that `className` reserves for it, and its script while it is shown; before, if
 * it needs consent, what asks for that.
 */
export function EmbedFrame({ embed, title, className }: { embed: Embed; title: string; className: string }) {
  const [allowed, setAllowed] = useState(!embed.consent);
  useEffect(() => {
    if (!allowed || !embed.script) return;
    const element = addScript(embed);
    return () => element.remove();
  }, [allowed, embed]);
  if (!allowed) return <Waiting embed={embed} onAllowed={() => setAllowed(true)} />;
  const { src, attributes: { class: hook, ...attributes } = {} } = embed.frame!;
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      // A stand-in has nothing to operate: it is no stop for the Tab key.
      tabIndex={embed.hosts ? undefined : -1}
      {...attributes}
      className={hook ? `${hook} ${className}` : className}
    />
  );
}

/** Adds the pieces that come with every page, once the browser is idle. */
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

/** Whether any piece of this site waits for the visitor's consent. */
export const needsConsent = embeds.some(({ consent }) => consent);

/** Runs `load` at once unless the piece needs consent, else once the visitor has agreed. Returns how to stop waiting. */
function whenAllowed({ consent }: Embed, load: () => void): () => void {
  if (!consent) {
    load();
    return () => {};
  }
  const waiting = new AbortController();
  import('./consent-answers.ts').then(({ whenAgreed }) => whenAgreed(consent, load, waiting.signal));
  return () => waiting.abort();
}

/** Adds the script of a piece to the page unless it is there already; returns its element. */
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
