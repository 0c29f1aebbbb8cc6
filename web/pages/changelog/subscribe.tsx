import { useRef, useState } from 'react';
import { changelogPage } from '#content/pages/changelog.ts';
import { notCopied } from '#content/pages/layout-words.ts';
import { changelogPath } from '#content/pages.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { copyText } from '../../browser/storage.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const words = changelogPage.subscribe;

/** Unfolds without JavaScript. */
export function Subscribe() {
  return (
    <section aria-labelledby="subscribe" className="wrap pb-page-end">
      <div className="grid items-start gap-x-16 gap-y-8 rounded-stage bg-highlight p-inset lg:grid-cols-[1.5fr_1fr]">
        <div className="max-w-lg">
          <h2 id="subscribe" className="heading">
            {words.heading}
          </h2>
          <p className="mt-4">{words.text}</p>
        </div>
        <div className="grid gap-3.5 sm:max-w-sm">
          <details className="group min-w-0">
            <summary className={buttonClass('ink', 'w-full')}>
              {words.button}
              <Icon name="down" className="size-4 group-open:rotate-180" />
            </summary>
            <div className="mt-3.5 grid gap-6 rounded-card bg-surface p-6 text-text">
              {site.newsletter && <ByEmail />}
              <ByFeed />
            </div>
          </details>
          <ButtonLink to="/support" look="secondary">
            {words.support}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Focuses the footer's field, also without JavaScript. */
function ByEmail() {
  const { heading, text, link } = words.email;
  return (
    <div>
      <h3 className="text-lg font-[650]">{heading}</h3>
      <p className="mt-1 text-text-soft">{text}</p>
      <PageLink to={`${changelogPath!}#newsletter-email`} className={buttonClass('primary', 'mt-4 w-full')}>
        <Icon name="mail" />
        {link}
      </PageLink>
    </div>
  );
}

function ByFeed() {
  const { heading, text, address, copy, copied } = words.feed;
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copyAddress = async () => {
    // To copy by hand if the browser refuses.
    field.current!.select();
    setStatus((await copyText(field.current!.value)) ? copied : notCopied);
  };
  return (
    <div className="border-t border-line pt-6">
      <h3 className="text-lg font-[650]">{heading}</h3>
      <p className="mt-1 text-text-soft">{text}</p>
      <input
        ref={field}
        readOnly
        aria-label={address}
        value={site.origin + api.feed}
        onFocus={(event) => event.target.select()}
        className="mt-4 min-h-13 w-full rounded-tile border border-control bg-page-alt px-4 text-sm"
      />
      <div className="mt-3.5 noscript:hidden">
        <Button look="secondary" onClick={copyAddress} className="w-full">
          <Icon name={status === copied ? 'check' : 'copy'} />
          {status || copy}
        </Button>
        <p role="status" className="sr-only">
          {status}
        </p>
      </div>
    </div>
  );
}
