import { useState } from 'react';
import { stackWords as words } from '#content/pages/home-tool-stack.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { copyText } from '../../browser/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusLabel } from '../../ui/status-label.tsx';

/** The share sheet on touch devices, else the clipboard. */
export function ShareLink({ text }: { text: string }) {
  const [status, setStatus] = useState('');
  const share = async () => {
    const url = `${location.origin}${location.pathname}${location.search}#stack`;
    setStatus(await sendLink({ text, url }, words.shared));
  };
  return (
    <>
      <button
        type="button"
        onClick={share}
        className="flex min-h-13 items-center gap-2 rounded-full text-left text-sm font-[650] text-balance text-highlight hover:underline max-sm:max-w-33 noscript:hidden"
      >
        <Icon name={status === words.shared ? 'check' : 'link'} className="size-4.5" />
        <StatusLabel label={words.share} status={status} expected={words.shared} />
      </button>
      {/* Some screen readers don't announce a focused button's new name. */}
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}

/** Opens the share sheet, else copies the link. Returns the status: `copied`, an error or nothing. */
export async function sendLink(link: { text: string; url: string }, copied: string): Promise<string> {
  if (await shareBySheet(link)) return '';
  return (await copyText(link.url)) ? copied : notCopied;
}

/** True unless the share sheet failed to open. */
async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}
