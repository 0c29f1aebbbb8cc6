import type { SyntheticEvent } from 'react';
import { embedAt } from '#content/embeds/embeds.ts';
import { chatWords } from '#content/embeds/sample-embeds.ts';
import { startTrial } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { site } from '#content/site.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { pageLoading } from '../browser/page-loading.ts';
import { soon } from '../browser/soon.ts';
import { openChat } from '../embeds/embeds.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { isPlainClick } from '../ui/plain-click.ts';

/** What a thumb reaches on a phone, between the first screen and the footer: the trial and the chat. */
export function StickyCta() {
  return (
    <section aria-label={frameWords.stickyCta} className="sticky-cta">
      <ButtonLink to={startTrial.to} look="primary" className="grow">
        {startTrial.label}
      </ButtonLink>
      <ChatLink />
    </section>
  );
}

/**
 * Opens the chat. Without JavaScript, where the chat does not come, or if it needs consent, the link leads to the contact
 * form.
 */
function ChatLink() {
  const hydrated = useHydrated();
  const chat = embedAt('chat');
  const opens = chat && !chat.consent;
  const open = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    pageLoading(soon(openChat())).catch(() => location.assign(href));
  };
  return (
    <a
      href="/contact"
      aria-label={chatWords.launcher}
      {...(opens && {
        'data-needs-app': '',
        ...(hydrated && { role: 'button' }),
        onClick: (event) => isPlainClick(event) && open(event),
        onKeyDown: (event) => event.key === ' ' && open(event),
      })}
      className="grid size-13 place-items-center rounded-full border-2 border-night bg-highlight"
    >
      <img src={site.sign} alt="" width="36" height="36" loading="lazy" />
    </a>
  );
}
