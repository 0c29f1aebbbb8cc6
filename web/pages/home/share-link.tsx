import { useState } from 'react';
import { stackWords as words } from '#content/pages/home-tool-stack.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { copyText } from '../../browser/storage.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Shares the address of the page with the ticks in it: by what the device shares with where it is held in the hand, else,
 * or where that cannot be, as a copy, and says so.
 */
export function ShareLink({ text }: { text: string }) {
  const [status, setStatus] = useState('');
  const share = async () => {
    const url = `${location.origin}${location.pathname}${location.search}#stack`;
    if (await shareBySheet({ text, url })) return;
    setStatus((await copyText(url)) ? words.shared : notCopied);
  };
  return (
    <>
      <button
        type="button"
        onClick={share}
        className="flex min-h-13 items-center gap-2 rounded-full text-left text-sm font-[650] text-balance text-highlight hover:underline max-sm:max-w-33 noscript:hidden"
      >
        <Icon name={status === words.shared ? 'check' : 'link'} className="size-4.5" />
        {/* The room of both: the button stays where it is. */}
        <span className="grid *:[grid-area:1/1]">
          <span className={status ? 'invisible' : undefined}>{words.share}</span>
          <span className={status ? undefined : 'invisible'}>{status || words.shared}</span>
        </span>
      </button>
      {/* Not every screen reader reads the new name of the button that it stands on. */}
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}

/** Whether the visitor was asked with whom, and chose somebody or nobody. */
async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}
