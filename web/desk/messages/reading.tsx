import { useEffect, useRef } from 'react';
import type { DeskAction, DeskDelivery, DeskEntry, DeskMessage } from '#content/desk/desk-api.ts';
import { messageWords as words } from '#content/desk/messages.ts';
import { sourceLabels } from '#content/forms/source.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DeskIcon } from '../desk-icon.tsx';
import { Failure } from '../failure.tsx';
import { useQuery } from '../use-query.ts';
import { Waiting } from '../waiting.tsx';
import { isWide } from './is-wide.ts';
import { messagePath } from './requests.ts';
import { exactly } from './when.ts';

/** A message with its actions and history. `onRead` gets the loaded message; `read` is its current state. */
export function Reading({
  id,
  read: message,
  onRead,
  onAct,
  onLeave,
  onPerson,
}: {
  id: string;
  read: DeskMessage | undefined;
  onRead: (message: DeskMessage) => void;
  onAct: (entry: DeskEntry, what: DeskAction) => void;
  onLeave: () => void;
  onPerson: (email: string) => void;
}) {
  const { answers, error, again } = useQuery<DeskMessage>(messagePath(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = message !== undefined;
  useEffect(() => {
    if (answers) onRead(answers[0]!);
  }, [answers, onRead]);
  useEffect(() => {
    // On phones it is a screen of its own.
    if (isThere && !isWide()) heading.current!.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <>
      <button type="button" onClick={onLeave} className="flex min-h-11 items-center gap-2 px-3 font-[650] lg:hidden">
        <DeskIcon name="back" />
        {words.back}
      </button>
      {error && (
        <div className="p-4">
          <Failure error={error} again={again} />
        </div>
      )}
      {!message && !error && <Waiting />}
      {message && <Actions message={message} onAct={onAct} />}
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
            <a href={mailTo(message.email)} className="text-link">
              {message.email}
            </a>
            {`, ${words.forms[message.form]}, ${exactly(message.receivedAt)}`}
            {message.reference && `, ${words.reference} ${message.reference}`}
          </p>
          <dl className="mt-6 grid gap-4">
            {message.fields.map(({ label, value, href }) => (
              <div key={label}>
                <dt className="text-xs text-text-faint">{label}</dt>
                <dd className="mt-0.5 max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {href ? (
                    <a href={href} className="text-link">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <Facts message={message} />
          <button
            type="button"
            onClick={() => onPerson(message.email)}
            className="text-link mt-4 flex min-h-11 items-center gap-2 text-sm"
          >
            <DeskIcon name="person" className="size-4.5" />
            {words.person}
          </button>
        </article>
      )}
    </>
  );
}

function Actions({ message, onAct }: { message: DeskMessage; onAct: (entry: DeskEntry, what: DeskAction) => void }) {
  const { form, state, email } = message;
  const settled = state === 'done' ? 'open' : 'done';
  const asMessage: readonly DeskAction[] = form === 'newsletter' ? [] : [settled, 'spam', 'resend'];
  const isGivenUp = message.deliveries.some(({ state, dismissed }) => state === 'undeliverable' && !dismissed);
  const possible: readonly DeskAction[] =
    state === 'spam' ? ['not-spam'] : [...asMessage, ...(isGivenUp ? (['retry', 'dismiss'] as const) : [])];
  const icons = {
    done: 'done',
    open: 'open',
    spam: 'spam',
    'not-spam': 'notSpam',
    resend: 'resend',
    retry: 'resend',
    dismiss: 'done',
  } as const satisfies Record<DeskAction, unknown>;
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3 max-lg:order-1 max-lg:border-t max-lg:border-line max-lg:bg-surface lg:px-8 lg:pt-6 lg:pb-4">
      {possible.map((what) => (
        <button
          key={what}
          type="button"
          onClick={() => onAct(message, what)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm/[1.6] font-semibold hover:bg-page-alt"
        >
          <DeskIcon name={icons[what]} />
          {words.actions[what]}
        </button>
      ))}
      <a href={mailTo(email)} className={buttonClass('primary', 'lg:ml-auto')}>
        <DeskIcon name="mail" />
        {words.reply}
      </a>
    </div>
  );
}

/** An address may have a ? and a &, which in a link begin a subject or who else gets the letter. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** State and last failures of a delivery. */
function DeliveryFacts({
  delivery: { channel, state, attempts, nextAttemptAt, endedAt, dismissed, answers },
}: {
  delivery: DeskDelivery;
}) {
  const progress = {
    waiting: () => words.waiting(attempts, exactly(nextAttemptAt!)),
    delivered: () => words.delivered(exactly(endedAt!)),
    undeliverable: () =>
      `${words.undeliverable(attempts, exactly(endedAt!))}${dismissed ? `, ${words.dismissed}` : ''}`,
  }[state]();
  return (
    <>
      <p className={state === 'delivered' || dismissed ? '' : 'font-[650] text-danger'}>
        {`${words.channels[channel]}: ${progress}`}
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

/** Source, deliveries and history. */
function Facts({ message: { from, deliveries, confirmed, history } }: { message: DeskMessage }) {
  const source = Object.entries(from).map(
    ([name, value]) => `${sourceLabels[name as keyof typeof sourceLabels]}: ${value}`,
  );
  return (
    <footer className="mt-8 grid gap-1.5 border-t border-line pt-4 text-sm text-text-soft wrap-anywhere">
      {deliveries.length > 0 && <h3 className="font-[650] text-text">{words.deliveries}</h3>}
      {deliveries.map((delivery) => (
        <DeliveryFacts key={`${delivery.channel} ${delivery.endedAt ?? ''}`} delivery={delivery} />
      ))}
      {confirmed !== undefined && <p>{confirmed ? words.confirmed : words.unconfirmed}</p>}
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
    </footer>
  );
}
