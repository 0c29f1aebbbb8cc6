import { type Dispatch, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { messageWords as words } from '#content/desk/messages.ts';
import type { DeskMessage, DeskReply } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import type { DeskError } from '../api.ts';
import { go } from '../place.ts';
import { client, messageQuery } from '../queries.ts';
import { keepDraft } from './drafts.ts';
import { type Row, takeBack, type Written, write } from './moves.ts';
import type { Event } from './state.ts';
import type { useMoves } from './use-moves.ts';

/** The reply box, and what is sent from it. */
export function useWriting(
  dispatch: Dispatch<Event>,
  { rowOf, moveOn, complain, say }: ReturnType<typeof useMoves>,
  id: string | undefined,
  isLoaded: boolean,
) {
  const box = useRef<HTMLTextAreaElement>(null);
  /** Text typed while the message loads must not trigger actions. */
  const awaitsBox = useRef(false);
  useEffect(() => {
    if (!awaitsBox.current || !isLoaded) return;
    awaitsBox.current = false;
    box.current?.focus();
  }, [isLoaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message.
  useEffect(() => {
    awaitsBox.current = false;
    dispatch({ type: 'write', kind: 'reply' });
  }, [id, dispatch]);
  const retract = async (message: DeskMessage, reply: DeskReply, row: Row) => {
    try {
      await takeBack(message, reply, row);
      keepDraft(message.id, reply.kind, { id: crypto.randomUUID(), text: reply.text });
      go({ id: message.id }, 'replace');
      dispatch({ type: 'restore', kind: reply.kind });
      say(words.did['take-back']);
    } catch (error) {
      complain(error);
    }
  };
  return {
    box,
    awaitsBox,
    retract,
    begin(kind: DeskReply['kind']) {
      flushSync(() => dispatch({ type: 'write', kind }));
      awaitsBox.current = id !== undefined && !box.current;
      box.current?.focus();
    },
    /** Returns the id for another try, or undefined once it is stored. */
    async send(message: DeskMessage, written: Written): Promise<string | undefined> {
      const row = rowOf(message);
      try {
        const { answer, reply } = await write(message, written, row);
        if (written.kind === 'reply' && !written.keepOpen) moveOn([message.id]);
        const text = written.kind === 'reply' ? words.willSend : words.did.note;
        dispatch({ type: 'say', text, undo: reply && { message: answer, reply, row } });
        return undefined;
      } catch (error) {
        const hasGoneOut = (error as DeskError).message === deskErrors.hasGoneOut;
        if (hasGoneOut) client.invalidateQueries(messageQuery(message.id));
        complain(hasGoneOut ? { message: words.replyBox.firstHasGoneOut } : error);
        return hasGoneOut ? crypto.randomUUID() : written.id;
      }
    },
  };
}
