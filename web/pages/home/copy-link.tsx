import { useState } from 'react';
import { stackWords as words } from '#content/stack.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the address of the page with the ticks in it, and says so. */
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
    <>
      <button
        type="button"
        onClick={copy}
        className="flex min-h-13 items-center gap-2 rounded-full text-left text-sm font-[650] text-balance text-highlight hover:underline noscript:hidden"
      >
        <Icon name={copied ? 'check' : 'copy'} className="size-4.5" />
        {copied ? words.shared : words.share}
      </button>
      {/* Not every screen reader reads the new name of the button that it stands on. */}
      <span role="status" className="sr-only">
        {copied && words.shared}
      </span>
    </>
  );
}
