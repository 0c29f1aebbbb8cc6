import type { DeskAction, DeskEntry, DeskMessage, DeskReply, DeskState } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { type DeskError, post } from '../api.ts';
import { client, countsQuery, listQuery, listsKey, messageQuery } from '../queries.ts';
import { countsAfter, entriesIn, withEntry } from './list-data.ts';
import { messagePath } from './requests.ts';

export interface Move {
  what: DeskAction;
  entries: readonly DeskEntry[];
  /** The list's filter, and the row of each entry in it. */
  query: string;
  places: readonly number[];
}

const undoing: Partial<Record<DeskAction, DeskAction>> = {
  done: 'open',
  open: 'done',
  spam: 'not-spam',
  'not-spam': 'spam',
  dismiss: 'undismiss',
};

/** Shows an action at once, then the worker's answers. Refused messages return to their rows. */
export async function move({
  what,
  entries,
  query,
  places,
}: Move): Promise<{ isChanged: boolean; refusal?: DeskError }> {
  await beginChange();
  const rows = entries.map((before, at) => {
    const after = { ...before, state: stateAfter[what] ?? before.state };
    return { before, after, place: places[at]! };
  });
  // In row order, so each returns to its place.
  rows.sort((a, b) => a.place - b.place);
  for (const { before, after, place } of rows) {
    show(query, after, place);
    count(before, after.state);
  }
  const requests = rows.map(({ before }) => postInOrder(before.id, what));
  const answers = await Promise.allSettled(requests);
  for (const [at, { before, after, place }] of rows.entries()) {
    const answer = answers[at]!;
    // A newer action on the message is shown already.
    if (latest.get(before.id) !== requests[at]) continue;
    latest.delete(before.id);
    show(query, answer.status === 'fulfilled' ? answer.value : before, place);
    if (answer.status === 'rejected') count(after, before.state);
  }
  endChange();
  const refused = answers.filter((answer) => answer.status === 'rejected');
  return { isChanged: refused.length < rows.length, refusal: refused[0]?.reason as DeskError | undefined };
}

const latest = new Map<string, Promise<DeskMessage>>();

/** An undo must not overtake its action. */
function postInOrder(id: string, what: DeskAction): Promise<DeskMessage> {
  const request = Promise.resolve(latest.get(id))
    .catch(() => {})
    .then(() => post<DeskMessage>(`${messagePath(id)}/${what}`));
  latest.set(id, request);
  return request;
}

/** Brings the messages back to their rows. */
export function reverseOf({ what, entries, ...rows }: Move): Move | undefined {
  const back = undoing[what];
  if (!back) return undefined;
  return {
    ...rows,
    what: back,
    entries: entries.map((entry) => ({ ...entry, state: stateAfter[what] ?? entry.state })),
  };
}

export interface Written {
  kind: DeskReply['kind'];
  id: string;
  text: string;
  keepOpen: boolean;
}

/** Where a message is in the list, for its return. */
export interface Row {
  query: string;
  place: number;
}

/**
 * Stores a reply or a note. If the response to an earlier text with this id was lost, that text is taken back. Once it has gone
 * out, this throws `deskErrors.hasGoneOut`.
 */
export async function write(message: DeskMessage, { kind, id, text, keepOpen }: Written, row: Row) {
  const send = async (id: string) => {
    const answer = await post<DeskMessage>(`${messagePath(message.id)}/${kind}`, { id, text, keepOpen });
    return { answer, reply: answer.thread.find((one) => one.id === id) };
  };
  const replace = async (error: DeskError) => {
    if (error.message !== deskErrors.otherReply) throw error;
    await post(`${messagePath(message.id)}/take-back`, { id });
    return send(crypto.randomUUID());
  };
  await beginChange();
  try {
    const sent = await send(id).catch(replace);
    accept(message, sent.answer, row);
    return sent;
  } finally {
    endChange();
  }
}

/** Deletes a note or a held reply. */
export async function takeBack(message: DeskMessage, reply: DeskReply, row: Row): Promise<void> {
  await beginChange();
  try {
    accept(message, await post<DeskMessage>(`${messagePath(message.id)}/take-back`, { id: reply.id }), row);
  } finally {
    endChange();
  }
}

const stateAfter: Partial<Record<DeskAction, DeskState>> = {
  done: 'done',
  open: 'open',
  spam: 'spam',
  'not-spam': 'open',
};

/** The next message opens without waiting. One that someone else has settled leaves the list. */
export async function prefetch(query: string, id: string): Promise<void> {
  const message = await client.fetchQuery(messageQuery(id)).catch(() => undefined);
  if (!message || latest.has(id)) return;
  client.setQueryData(listQuery(query).queryKey, (data) => {
    const row = data && entriesIn(data).find((entry) => entry.id === id);
    return row && row.state !== message.state ? withEntry(data, query, message, -1) : data;
  });
}

function accept(before: DeskEntry, answer: DeskMessage, { query, place }: Row) {
  count(before, answer.state);
  show(query, answer, place);
}

function show(query: string, entry: DeskEntry | DeskMessage, place: number) {
  client.setQueryData(messageQuery(entry.id).queryKey, (last) => {
    if ('thread' in entry) return entry;
    return last && { ...last, ...entry };
  });
  client.setQueryData(listQuery(query).queryKey, (data) => data && withEntry(data, query, entry, place));
}

function count(before: DeskEntry, state: DeskState) {
  client.setQueryData(countsQuery.queryKey, (counts) => counts && countsAfter(counts, before, state, Date.now()));
}

/** Quick changes in a row are followed by one reload. */
const quietMs = 2000;
let pending = 0;
let reload: ReturnType<typeof setTimeout> | undefined;

/** A response from before the change must not undo it. */
async function beginChange() {
  pending++;
  clearTimeout(reload);
  for (const queryKey of [[listsKey], countsQuery.queryKey])
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
}

/** Then loads what others have changed meanwhile. */
function endChange() {
  pending--;
  if (pending > 0) return;
  reload = setTimeout(() => {
    client.invalidateQueries({ queryKey: [listsKey] });
    client.invalidateQueries(countsQuery);
  }, quietMs);
}
