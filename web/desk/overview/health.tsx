import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageWords } from '#content/desk/messages.ts';
import { overviewWords } from '#content/desk/overview.ts';
import { isoDay } from '#content/shared/dates/day.ts';
import { countText, type DeskOverview, desk, mostCounted } from '#content/shared/desk/desk-api.ts';
import { ageText } from '#content/shared/desk/due.ts';
import { longDate } from '#content/shared/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { post } from '../api.ts';
import { Failure } from '../failure.tsx';
import { TestEmail } from './test-email.tsx';

const words = overviewWords.health;

export function Health({
  overview,
  onDelivered,
}: {
  overview: DeskOverview;
  onDelivered: (now: DeskOverview) => void;
}) {
  const { undelivered, undeliverable, down, feed, settings, version, deployedAt, open, spam } = overview;
  const feedText = feed.state === 'missing' ? words.feeds.missing : words.feeds[feed.state](ageText(feed.age ?? 0));
  const found = [
    { href: '#messages?form=contact&state=open', label: words.contact, count: open.contact, most: mostCounted.open },
    { href: '#messages?form=support&state=open', label: words.support, count: open.support, most: mostCounted.open },
    { href: '#messages?state=spam', label: words.spam, count: spam, most: mostCounted.spam },
    { href: '#messages?undelivered=1', label: words.undeliverable, count: undeliverable, most: mostCounted.deliveries },
  ];
  return (
    <section aria-labelledby="health" className="card px-4 py-5 sm:px-6">
      <h2 id="health" className="card-heading">
        {words.heading}
      </h2>
      <dl className="mt-2 divide-y divide-line text-sm">
        <Fact name={words.messages} isWrong={undelivered.oldest > 3600}>
          {undelivered.count === 0 ? words.none : words.waiting(undelivered.count, ageText(undelivered.oldest))}
          <Deliver count={undelivered.count} onDelivered={onDelivered} />
        </Fact>
        {down.length > 0 && (
          <Fact name={words.down} isWrong>
            {down.map((receiver) => messageWords.channel(receiver)).join('; ')}
          </Fact>
        )}
        <Fact name={words.testEmail.heading}>
          <TestEmail />
        </Fact>
        <Fact name={words.settings} isWrong={settings !== undefined}>
          {settings ?? words.settingsRight}
        </Fact>
        <Fact name={words.feed} isWrong={feed.state !== 'fresh' || feed.movedTo !== undefined}>
          {feedText}
          {feed.failure && <span className="block">{words.feedFailure(feed.failure)}</span>}
          {feed.movedTo && <span className="block">{words.feedMoved(feed.movedTo)}</span>}
        </Fact>
        <Fact name={words.backup}>{words.backupNow}</Fact>
        <Fact name={words.version}>
          <code>{version}</code>
          {deployedAt !== undefined && `, ${words.deployed(longDate(isoDay(deployedAt)))}`}
        </Fact>
        <Fact name={words.now}>
          <span className="grid">
            {found.map(({ href, label, count, most }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-11 items-center justify-between underline decoration-line underline-offset-4"
              >
                {label} <b className="tabular">{countText(count, most)}</b>
              </a>
            ))}
          </span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-xs text-text-faint">{name}</dt>
      <dd className={`mt-0.5 wrap-anywhere ${isWrong ? 'font-[650] text-danger' : ''}`}>{children}</dd>
    </div>
  );
}

function Deliver({ count, onDelivered }: { count: number; onDelivered: (now: DeskOverview) => void }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => post<DeskOverview>(desk.deliver),
    onSuccess: onDelivered,
  });
  return (
    <>
      {count > 0 && (
        <Button look="secondary" className="mt-3 w-full" onClick={() => !isPending && mutate()}>
          {isPending ? words.delivering : words.deliver}
        </Button>
      )}
      <span role="status" className="mt-2 block empty:hidden">
        {data && words.delivered(data.undelivered.count)}
      </span>
      {error && <Failure error={error} again={() => mutate()} />}
    </>
  );
}
