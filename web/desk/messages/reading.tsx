import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageWords as words } from '#content/desk/messages.ts';
import type {
  DeskAction,
  DeskAudit,
  DeskDelivery,
  DeskEntry,
  DeskMessage,
  DeskState,
} from '#content/shared/desk/desk-api.ts';
import { dueText } from '#content/shared/desk/due.ts';
import { mailtoAddress } from '#content/shared/desk/quote.ts';
import { sourceLabels } from '#content/shared/forms/source.ts';
import { Button } from '../../ui/button.tsx';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { go } from '../place.ts';
import { messageQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';
import { isWide } from './is-wide.ts';
import { Priority, Topic } from './list.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { State } from './state.ts';
import { Thread } from './thread.tsx';
import { leave, type useMoves } from './use-moves.ts';
import type { useWriting } from './use-writing.ts';
import { exactly, shortly } from './when.ts';

export function Reading({
  id,
  listed,
  now,
  state: { kind, restored },
  moves,
  writing,
  onPerson,
}: {
  id: string;
  listed: DeskState | undefined;
  now: number;
  state: State;
  moves: ReturnType<typeof useMoves>;
  writing: ReturnType<typeof useWriting>;
  onPerson: (email: string) => void;
}) {
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = message !== undefined;
  const onAct: Act = (entry, what) => moves.change([entry], what);
  const settled = message?.state === 'open' ? undefined : message?.history.find(({ what }) => settling.includes(what));
  useEffect(() => {
    // On a phone it fills the screen. Elsewhere the button that led here may have gone.
    if (isThere && (!isWide() || document.activeElement === document.body))
      heading.current!.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <>
      <button type="button" onClick={leave} className="flex min-h-11 items-center gap-2 px-3 font-[650] lg:hidden">
        <DeskIcon name="back" />
        {words.back}
      </button>
      {error && (
        <div className="p-4">
          <Failure error={error} again={refetch} />
        </div>
      )}
      {!message && !error && <Waiting />}
      {message && (
        <Actions
          message={message}
          state={listed ?? message.state}
          onAct={onAct}
          onReply={() => writing.begin('reply')}
        />
      )}
      {message && (
        <article className="flex-1 overflow-y-auto px-4 pb-24 sm:px-8">
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-2 text-2xl leading-tight wrap-anywhere focus-visible:outline-none"
          >
            {message.name}
          </h2>
          <p className="mt-1 text-sm text-text-soft wrap-anywhere">
            {message.reference && `${words.reference} ${message.reference}, `}
            {`${words.forms[message.form]}, ${exactly(message.receivedAt)}`}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm wrap-anywhere">
            {[{ value: message.email, href: mailtoAddress(message.email) }, ...message.fields].map(
              ({ value, href }) =>
                href && (
                  <a key={href} href={href} className="text-link inline-flex min-h-11 items-center lg:min-h-8">
                    {value}
                  </a>
                ),
            )}
          </p>
          {(message.dueAt || message.topic || message.priority) && (
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm font-[650]">
              {message.topic && <Topic of={message.topic} />}
              {message.priority && <Priority of={message.priority} />}
              {message.dueAt && dueText(message.dueAt, now)}
            </p>
          )}
          <p role="status" className="mt-1 text-sm font-[650] empty:hidden">
            {settled && `${words.did[settled.what]}, ${settled.who}, ${shortly(settled.at)}`}
          </p>
          {message.subject && !message.text.replace(/\s+/g, ' ').startsWith(message.subject) && (
            <p className="mt-6 font-[650] wrap-anywhere">{message.subject}</p>
          )}
          <p className="mt-4 max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
            {message.text}
          </p>
          <GivenUp message={message} onAct={onAct} />
          <Thread message={message} onTakeBack={(reply) => writing.retract(message, reply, moves.rowOf(message))} />
          {message.form !== 'newsletter' && message.state !== 'spam' && (
            <ReplyBox
              key={`${kind} ${restored}`}
              message={message}
              kind={kind}
              box={writing.box}
              onKind={writing.begin}
              onWritten={async (written) => {
                const again = await writing.send(message, written);
                // The keys act on the message again.
                if (!again) heading.current?.focus({ preventScroll: true });
                return again;
              }}
              onMailto={(keepOpen) => !keepOpen && message.state === 'open' && onAct(message, 'done')}
            />
          )}
          <Others entries={message.others} />
          <details className="mt-6 border-t border-line text-sm">
            <summary className="flex min-h-11 items-center font-[650]">{words.details}</summary>
            <Facts message={message} onAct={onAct} />
            <button
              type="button"
              onClick={() => onPerson(message.email)}
              className="text-link flex min-h-11 items-center gap-2"
            >
              <DeskIcon name="person" className="size-4.5" />
              {words.person}
            </button>
          </details>
        </article>
      )}
    </>
  );
}

const settling: readonly DeskAudit['what'][] = ['done', 'spam', 'reply'];

type Act = (entry: DeskEntry, what: DeskAction) => void;

const actionIcons = { done: 'done', open: 'open', spam: 'spam', 'not-spam': 'notSpam' } as const;

function Actions({
  message,
  state,
  onAct,
  onReply,
}: {
  message: DeskMessage;
  state: DeskState;
  onAct: Act;
  onReply: () => void;
}) {
  const { form } = message;
  const settled = state === 'done' ? 'open' : 'done';
  const ofMessage: readonly (keyof typeof actionIcons)[] = form === 'newsletter' ? [] : [settled, 'spam'];
  const possible = state === 'spam' ? (['not-spam'] as const) : ofMessage;
  return (
    <div className="flex gap-2 px-4 py-2 empty:hidden max-lg:order-1 max-lg:border-t max-lg:border-line max-lg:bg-surface lg:px-8 lg:pt-6 lg:pb-4">
      {possible.map((what) => (
        <button
          key={what}
          type="button"
          onClick={() => onAct(message, what)}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-4 text-sm/[1.6] font-semibold hover:bg-page-alt max-lg:flex-1 max-lg:px-2"
        >
          <DeskIcon name={actionIcons[what]} />
          {words.actions[what]}
        </button>
      ))}
      {form !== 'newsletter' && state !== 'spam' && (
        <Button look="primary" className="max-lg:flex-1 max-lg:px-2! lg:ml-auto" onClick={onReply}>
          <DeskIcon name="mail" />
          {words.reply}
        </Button>
      )}
    </div>
  );
}

function GivenUp({ message, onAct }: { message: DeskMessage; onAct: Act }) {
  const all = [...message.deliveries, ...message.thread.flatMap(({ delivery }) => delivery ?? [])];
  const givenUp = all.filter(({ state, dismissed }) => state === 'undeliverable' && !dismissed);
  if (givenUp.length === 0) return null;
  return (
    <div className="mt-6 grid gap-2 rounded-tile border border-line px-4 py-3 text-sm">
      {givenUp.map((delivery) => (
        <DeliveryFacts key={`${delivery.channel} ${delivery.endedAt}`} delivery={delivery} />
      ))}
      <p className="flex flex-wrap gap-2">
        {(['retry', 'dismiss'] as const).map((what) => (
          <Button key={what} look="secondary" onClick={() => onAct(message, what)}>
            {what === 'retry' && givenUp.some(({ maybeSent }) => maybeSent) ? words.sendAgain : words.actions[what]}
          </Button>
        ))}
      </p>
    </div>
  );
}

function Others({ entries }: { entries: readonly DeskEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="mt-6 border-t border-line text-sm">
      <summary className="flex min-h-11 items-center font-[650]">{words.others(entries.length)}</summary>
      <ul>
        {entries.map(({ id, subject, receivedAt, state }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => go({ id }, 'push')}
              className="flex min-h-11 w-full items-center gap-3 text-left"
            >
              <span className="min-w-0 flex-1 truncate underline decoration-line underline-offset-4">{subject}</span>
              <span className="shrink-0 text-xs text-text-faint">
                {words.stateOf[state]}, {shortly(receivedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function DeliveryFacts({
  delivery: { channel, state, attempts, nextAttemptAt, endedAt, dismissed, maybeSent, answers },
}: {
  delivery: DeskDelivery;
}) {
  const progress = {
    waiting: () => words.waiting(attempts, exactly(nextAttemptAt!)),
    delivered: () => words.delivered(exactly(endedAt!)),
    undeliverable: () =>
      [
        words.undeliverable(attempts, exactly(endedAt!)),
        ...(maybeSent ? [words.maybeSent] : []),
        ...(dismissed ? [words.dismissed] : []),
      ].join(', '),
  }[state]();
  return (
    <>
      <p className={state === 'delivered' || dismissed ? '' : 'font-[650] text-danger'}>
        {`${words.channel(channel)}: ${progress}`}
      </p>
      {answers.length > 0 && (
        <ul className="grid gap-1 pl-4">
          {answers.map(({ at, status, text }) => (
            <li key={at}>{[exactly(at), status, text].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Facts({ message, onAct }: { message: DeskMessage; onAct: Act }) {
  const { fields, from, deliveries, confirmed, history, form, state } = message;
  const source = Object.entries(from).map(
    ([name, value]) => `${sourceLabels[name as keyof typeof sourceLabels]}: ${value}`,
  );
  return (
    <div className="grid gap-1.5 pb-4 text-text-soft wrap-anywhere">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {fields.map(
          ({ label, value, href }) =>
            !href && (
              <div key={label} className="contents">
                <dt className="text-text-faint">{label}</dt>
                <dd className="text-text" dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {deliveries.length > 0 && <h3 className="mt-3 font-[650] text-text">{words.deliveries}</h3>}
      {deliveries.map((delivery) => (
        <DeliveryFacts key={`${delivery.channel} ${delivery.endedAt ?? ''}`} delivery={delivery} />
      ))}
      {confirmed !== undefined && <p>{confirmed ? words.confirmed : words.unconfirmed}</p>}
      {form !== 'newsletter' && state !== 'spam' && (
        <button type="button" onClick={() => onAct(message, 'resend')} className="text-link min-h-11 text-left">
          {words.actions.resend}
        </button>
      )}
      {source.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {history.length > 0 && (
        <>
          <h3 className="mt-3 font-[650] text-text">{words.history}</h3>
          <ul className="grid gap-1">
            {history.map(({ at, who, what }) => (
              <li key={`${at} ${what}`}>{`${words.did[what]}, ${who}, ${exactly(at)}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
