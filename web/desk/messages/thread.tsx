import { messageWords as words } from '#content/desk/messages.ts';
import type { DeskDelivery, DeskMessage, DeskReply } from '#content/shared/desk/desk-api.ts';
import { DeskIcon } from '../desk-icon.tsx';
import { exactly } from './when.ts';

export function Thread({
  message: { thread, deliveries },
  onTakeBack,
}: {
  message: DeskMessage;
  onTakeBack: (reply: DeskReply) => void;
}) {
  const receipt = deliveries.find(({ channel, state }) => channel === 'receipt' && state === 'undeliverable');
  return (
    <>
      {receipt && <NotSent text={words.receiptFailed} delivery={receipt} />}
      {thread.length > 0 && (
        <ol aria-label={words.thread} className="mt-6 grid gap-3">
          {thread.map((reply) => (
            <li
              key={reply.id}
              className={`rounded-tile border border-line px-4 py-3 ${reply.kind === 'note' ? 'bg-highlight-soft' : 'bg-surface'}`}
            >
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-soft wrap-anywhere">
                <b className="text-text">{words.replyBox.kinds[reply.kind]}</b>
                {reply.who}, {exactly(reply.at)}
                {reply.kind === 'note' && (
                  <button type="button" onClick={() => onTakeBack(reply)} className="text-link ml-auto min-h-11">
                    {words.deleteNote}
                  </button>
                )}
              </p>
              <p className="mt-1 max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
                {reply.text}
              </p>
              {reply.delivery && <Progress delivery={reply.delivery} />}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Progress({ delivery }: { delivery: DeskDelivery }) {
  if (delivery.state === 'undeliverable')
    return <NotSent text={delivery.maybeSent ? words.replyUnknown : words.replyFailed} delivery={delivery} />;
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-text-soft">
      {delivery.state === 'delivered'
        ? words.sent(exactly(delivery.endedAt!))
        : words.waiting(delivery.attempts, exactly(delivery.nextAttemptAt!))}
    </p>
  );
}

function NotSent({ text, delivery: { answers } }: { text: string; delivery: DeskDelivery }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-sm font-[650] text-danger wrap-anywhere">
      <DeskIcon name="undelivered" className="size-4.5 shrink-0" />
      {[text, answers.at(-1)?.text].filter(Boolean).join(' ')}
    </p>
  );
}
