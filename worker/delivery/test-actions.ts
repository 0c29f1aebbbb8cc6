import type { DeskAction } from '#content/shared/desk/desk-api.ts';
import { changeMessage } from '../db/message-actions.ts';
import { addReply } from '../db/replies.ts';
import { messageChannels } from './channels.ts';
import { enqueue } from './outbox.ts';
import type { startWorld } from './test-world.ts';

type World = Pick<ReturnType<typeof startWorld>, 'database' | 'env'>;

export const entryOf = <What extends string>(what: What, message: string) => ({
  id: crypto.randomUUID(),
  at: Date.now(),
  who: 'ann',
  what,
  message,
});

/** An action of the owner at the desk. */
export async function act({ database, env }: World, what: DeskAction, message: string): Promise<void> {
  await enqueue(env(), await changeMessage(database, entryOf(what, message), messageChannels(env())));
}

/** Goes out after ten seconds. Returns its id. */
export async function reply({ database, env }: World, message: string, text: string): Promise<string> {
  const id = crypto.randomUUID();
  const sent = { id, message, kind: 'reply', text, who: 'ann', at: Date.now() } as const;
  await addReply(database, sent, entryOf('reply', message), true);
  await enqueue(env(), [id], 11);
  return id;
}
