import { type RefObject, useState } from 'react';
import { messageWords } from '#content/desk/messages.ts';
import { filledIn, savedReplies, signature } from '#content/desk/saved-replies.ts';
import { type DeskMessage, type DeskReply, maxReplyLength } from '#content/shared/desk/desk-api.ts';
import { mailtoOf, quoteOf } from '#content/shared/desk/quote.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { type Draft, emptyReply, keepDraft, readDraft } from './drafts.ts';
import type { Written } from './moves.ts';

const words = messageWords.replyBox;

type Kind = DeskReply['kind'];

interface ReplyBoxProps {
  message: DeskMessage;
  kind: Kind;
  box: RefObject<HTMLTextAreaElement | null>;
  onKind: (kind: Kind) => void;
  onWritten: (written: Written) => Promise<string | undefined>;
  onMailto: (keepOpen: boolean) => void;
}

/** `onWritten` returns the id for another try, or undefined once the text is stored. */
export function ReplyBox({ message, kind, box, onKind, onWritten, onMailto }: ReplyBoxProps) {
  const [draft, setDraft] = useState(() => readDraft(message, kind));
  const [keepOpen, setKeepOpen] = useState(message.state !== 'open');
  const [isBusy, setBusy] = useState(false);
  // Own texts are known: each begins a new draft.
  const [known, setKnown] = useState({ draft: draft.id, count: message.thread.length });
  if (known.draft !== draft.id) setKnown({ draft: draft.id, count: message.thread.length });
  const fromOthers = message.thread.slice(known.count).at(-1);
  const isReply = kind === 'reply';
  const isEmpty = draft.text.replace(/\s+/g, '') === (isReply ? emptyReply(message).replace(/\s+/g, '') : '');
  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(message.id, kind, next);
  };
  const change = (text: string) => keep({ ...draft, text });
  const submit = async () => {
    if (isBusy || isEmpty || !draft.text.trim()) return box.current!.focus();
    if (isReply && !message.canReply) {
      location.href = mailtoOf(message, draft.text);
      return onMailto(keepOpen);
    }
    setBusy(true);
    const id = await onWritten({ kind, id: draft.id, text: draft.text.trim(), keepOpen });
    keepDraft(message.id, kind, id === undefined ? undefined : { id, text: draft.text });
    setDraft(readDraft(message, kind));
    setBusy(false);
  };
  return (
    <form
      className={`mt-8 grid gap-3 rounded-card border border-line p-3 sm:p-4 ${isReply ? 'bg-surface' : 'bg-highlight-soft'}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {(['reply', 'note'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => onKind(one)}
            className="min-h-11 rounded-full px-4 font-semibold text-text-soft aria-pressed:bg-tint aria-pressed:text-text"
          >
            {words.kinds[one]}
          </button>
        ))}
        {isReply && (
          <select
            aria-label={words.saved}
            value=""
            onChange={({ target }) => {
              const text = filledIn(savedReplies[Number(target.value)]!.text, message.firstName);
              change(isEmpty ? text : `${draft.text.replace(signature, '').trimEnd()}\n\n${text}`);
              box.current!.focus();
            }}
            className="desk-input ml-auto w-auto! max-w-40"
          >
            <option value="">{words.saved}</option>
            {savedReplies.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      <label className="grid gap-1 text-sm">
        <span className="text-text-soft wrap-anywhere">{isReply ? words.to(message.email) : words.onlyTeam}</span>
        <textarea
          ref={box}
          value={draft.text}
          maxLength={maxReplyLength}
          rows={isReply ? 7 : 3}
          readOnly={isBusy}
          onChange={({ target }) => change(target.value)}
          onFocus={({ currentTarget }) => {
            // Between greeting and signature.
            const end = draft.text.length - signature.length;
            if (isReply && isEmpty) currentTarget.setSelectionRange(end, end);
          }}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event;
            if (key === 'Enter' && (ctrlKey || metaKey)) submit();
            if (key !== 'Escape') return;
            event.stopPropagation();
            box.current!.blur();
          }}
          className="desk-input text-base"
        />
      </label>
      {isReply && (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center text-text-soft">{words.quoted}</summary>
          <blockquote className="border-l-4 border-line pl-3 whitespace-pre-wrap text-text-soft wrap-anywhere">
            {quoteOf(message)}
          </blockquote>
        </details>
      )}
      <p role="status" className="text-sm font-[650] empty:hidden">
        {fromOthers && words.meanwhile(fromOthers.who)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isReply && !message.canReply ? (
          <a href={mailtoOf(message, draft.text)} onClick={() => onMailto(keepOpen)} className={buttonClass('primary')}>
            {words.mailto}
          </a>
        ) : (
          <Button look="primary" type="submit" aria-disabled={isEmpty}>
            {isBusy ? words.sending : isReply ? words.send : words.keep}
          </Button>
        )}
        {isReply && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={keepOpen}
              onChange={({ target }) => setKeepOpen(target.checked)}
              className="size-5 accent-action"
            />
            {words.keepOpen}
          </label>
        )}
      </div>
    </form>
  );
}
