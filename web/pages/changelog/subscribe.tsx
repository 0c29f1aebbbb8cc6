import { useRef, useState } from 'react';
import { api } from '#content/api.ts';
import { changelogPage } from '#content/changelog-page.ts';
import { site } from '#content/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The end of the changelog: the feed's address to subscribe to, and a way to support. */
export function Subscribe() {
  const { heading, text, button, support } = changelogPage.subscribe;
  return (
    <section aria-labelledby="subscribe" className="wrap pb-[clamp(64px,8vw,112px)]">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8 rounded-stage bg-highlight p-[clamp(28px,5vw,64px)]">
        <div className="max-w-[34rem]">
          <h2 id="subscribe" className="display-2">
            {heading}
          </h2>
          <p className="mt-4">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5">
          <Button look="ink" popoverTarget="feed-address">
            <Icon name="rss" />
            {button}
          </Button>
          <ButtonLink to="/support" look="secondary">
            {support}
          </ButtonLink>
        </div>
      </div>
      <FeedAddress />
    </section>
  );
}

/** A popover, so that it opens without JavaScript too; only copying needs it. */
function FeedAddress() {
  const { title, explanation, address, copy, copied, close } = changelogPage.subscribe;
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copyAddress = async () => {
    field.current!.select();
    try {
      await navigator.clipboard.writeText(field.current!.value);
      setCopied(true);
    } catch {
      // The address is selected: the visitor can copy it by hand.
    }
  };
  return (
    <div
      id="feed-address"
      popover="auto"
      role="dialog"
      aria-labelledby="feed-address-title"
      onToggle={() => setCopied(false)}
      className="m-auto w-[min(34rem,calc(100vw-40px))] rounded-card bg-surface p-[clamp(24px,4vw,36px)] text-text shadow-window backdrop:bg-night/60"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id="feed-address-title" className="display-3">
          {title}
        </h3>
        <button
          type="button"
          popoverTarget="feed-address"
          popoverTargetAction="hide"
          aria-label={close}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-tint"
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-2 text-text-soft">{explanation}</p>
      <input
        ref={field}
        readOnly
        aria-label={address}
        value={site.origin + api.feed}
        onFocus={(event) => event.target.select()}
        className="mt-5 min-h-13 w-full rounded-tile border border-control bg-page-alt px-4 text-sm"
      />
      <div className="mt-3.5 noscript:hidden">
        <Button look="primary" onClick={copyAddress} className="w-full">
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? copied : copy}
        </Button>
        <p role="status" className="sr-only">
          {isCopied && copied}
        </p>
      </div>
    </div>
  );
}
