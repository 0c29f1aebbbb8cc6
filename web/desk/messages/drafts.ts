import { greeting, signature } from '#content/desk/saved-replies.ts';
import type { DeskMessage, DeskReply } from '#content/shared/desk/desk-api.ts';
import { keepStored, readStored } from '../../browser/storage.ts';

type Kind = DeskReply['kind'];

/** Retries with the same id are stored once, and tell when an earlier text was stored. */
export interface Draft {
  id: string;
  text: string;
}

export const emptyReply = ({ firstName }: Pick<DeskMessage, 'firstName'>): string => greeting(firstName) + signature;

const nameOf = (message: string, kind: Kind) => `desk.${kind}.${message}`;

export function readDraft(message: DeskMessage, kind: Kind): Draft {
  const kept = readStored<Draft>('sessionStorage', nameOf(message.id, kind));
  return kept ?? { id: crypto.randomUUID(), text: kind === 'note' ? '' : emptyReply(message) };
}

/** Undefined removes it. */
export function keepDraft(message: string, kind: Kind, draft: Draft | undefined): void {
  keepStored('sessionStorage', nameOf(message, kind), draft ?? null);
}
