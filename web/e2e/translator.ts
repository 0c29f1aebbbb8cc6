import type { Page } from 'playwright/test';

export type Start = 'while the HTML is parsed' | 'once the HTML is parsed' | 'while it hydrates' | 'after hydration';

/** The text node is kept, kept with other words, or replaced. */
export type Manner = 'keeps' | 'changes' | 'replaces';

declare global {
  interface Window {
    translate: () => void;
    translated: number;
  }
}

/** Like Chromium's translator, wraps each text in two `font` elements. Worse: immediate, and ignores translate="no". */
export async function translatePages(page: Page, start: Start, manner: Manner) {
  await page.addInitScript(translator, { start, manner });
}

function translator({ start, manner }: { start: Start; manner: Manner }) {
  if (window.top !== window) return;
  window.translated = 0;
  const done = new WeakMap<Text, string>();
  const translateIn = (node: Node) => {
    if (node instanceof Text) translate(node);
    else for (const child of [...node.childNodes]) translateIn(child);
  };
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.closest('body') || parent.closest('script, style')) return;
    const isWrapped = parent.localName === 'font';
    if (isWrapped && text.data === done.get(text)) return;
    window.translated += 1;
    const words = manner === 'keeps' ? text.data : text.data.replace(/\p{L}+/gu, (word) => `${word}o`);
    let shown = text;
    if (!isWrapped) {
      const font = document.createElement('font');
      text.replaceWith(font);
      if (manner === 'replaces') shown = new Text(words);
      font.appendChild(document.createElement('font')).append(shown);
    }
    if (shown.data !== words) shown.data = words;
    done.set(shown, words);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
  });
  window.translate = () => {
    if (document.body) translateIn(document.body);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (start === 'while the HTML is parsed') window.translate();
  if (start === 'once the HTML is parsed') addEventListener('DOMContentLoaded', window.translate);
  if (start !== 'while it hydrates') return;
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...listener) {
    listen.apply(this, listener);
    if (!(this instanceof Element) || this.id !== 'root') return;
    EventTarget.prototype.addEventListener = listen;
    // This task runs between React's root listeners and the last slice.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => setTimeout(window.translate);
    port2.postMessage(null);
  };
}
