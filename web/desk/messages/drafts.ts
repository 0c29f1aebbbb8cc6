import type { DeskMessage, DeskReply } from '#content/desk/desk-api.ts';
import { greeting, signature } from '#content/desk/saved-replies.ts';
import { keepStored, readStored } from '../../browser/storage.ts';

type Kind = DeskReply['kind'];

/** An unsent text. Its id makes a repeated request store it once. */
export interface Draft {
  id: string;
  text: string;
}

/** The text of a new reply. */
export const emptyReply = ({ firstName }: Pick<DeskMessage, 'firstName'>): string => greeting(firstName) + signature;

const nameOf = (message: string, kind: Kind) => `desk.${kind}.${message}`;

/** The draft at a message, kept in this tab across reloads. */
export function readDraft(message: DeskMessage, kind: Kind): Draft {
  const kept = readStored<Draft>('sessionStorage', nameOf(message.id, kind));
  return kept ?? { id: crypto.randomUUID(), text: kind === 'note' ? '' : emptyReply(message) };
}

/** Keeps a draft; undefined forgets it. */
export function keepDraft(message: string, kind: Kind, draft: Draft | undefined): void {
  keepStored('sessionStorage', nameOf(message, kind), draft ?? null);
}
