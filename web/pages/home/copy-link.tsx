import { useState } from 'react';
import { stackWords as words } from '#content/stack.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the address of the page with the ticks in it. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${location.search}#stack`);
      setCopied(true);
    } catch {
      // The address bar says the same: the visitor can copy it by hand.
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="flex min-h-11 items-center gap-2 rounded-full text-sm font-[650] text-highlight hover:underline noscript:hidden"
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4.5" />
      <span aria-live="polite">{copied ? words.shared : words.share}</span>
    </button>
  );
}
