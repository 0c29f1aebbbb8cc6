import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskList, DeskMessage } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { client, countsQuery, listQuery, messageQuery } from '../queries.ts';
import { entriesIn } from './list-data.ts';
import { type Move, move, prefetch, reverseOf, takeBack, write } from './moves.ts';
import { entryOf } from './test-entry.ts';

const messageOf = (id: string, change: Partial<DeskMessage> = {}): DeskMessage => ({
  ...entryOf(id, { dueAt: 1 }),
  firstName: id,
  text: '',
  fields: [],
  from: {},
  deliveries: [],
  history: [],
  thread: [],
  others: [],
  canReply: true,
  ...change,
});

const entries = [...'abc'].map((id) => entryOf(id, { dueAt: 1 }));
const rows = () => entriesIn(client.getQueryData(listQuery('').queryKey)!).map(({ id }) => id);
const counts = () => client.getQueryData(countsQuery.queryKey);
const message = (id: string) => client.getQueryData(messageQuery(id).queryKey);

/** Requests in order. Each response waits for its `answer`. */
let requests: { path: string; body: Record<string, unknown>; answer: (body: object, status?: number) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({
      path,
      body: body ? JSON.parse(String(body)) : undefined,
      answer: (json, status = 200) => resolve(Response.json(json, { status })),
    });
    return promise;
  });
  const list: DeskList = { at: 0, total: 3, offset: 0, entries };
  client.setQueryData(listQuery('').queryKey, { pages: [list], pageParams: [0] });
  client.setQueryData(countsQuery.queryKey, { open: 3, overdue: 3 });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count));

/** Waits for the request. */
async function answer(index: number, body: object, status?: number) {
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(index));
  requests[index]!.answer(body, status);
}

test('the row and the counts move at once, and move back when refused', async () => {
  client.setQueryData(messageQuery('b').queryKey, messageOf('b'));
  const moving = move({ what: 'done', entries: [entries[1]!], query: '', places: [1] });
  await asked(1);
  expect(requests[0]!.path).toMatch(/\/b\/done$/);
  expect(rows()).toEqual(['a', 'c']);
  expect(counts()).toEqual({ open: 2, overdue: 2 });
  expect(message('b')!.state).toBe('done');
  await answer(0, { error: 'No.' }, 409);
  expect(await moving).toMatchObject({ isChanged: false, refusal: { message: 'No.' } });
  expect(rows()).toEqual(['a', 'b', 'c']);
  expect(counts()).toEqual({ open: 3, overdue: 3 });
  expect(message('b')!.state).toBe('open');
});

const all: Move = { what: 'done', entries: entries.toReversed(), query: '', places: [2, 1, 0] };

test('of several messages the refused ones return, and all return to their rows', async () => {
  const moving = move(all);
  await asked(3);
  expect(rows()).toEqual([]);
  for (const { path, answer } of requests.splice(0))
    if (path.includes('/b/')) answer({ error: 'No.' }, 409);
    else answer(messageOf(path.includes('/a/') ? 'a' : 'c', { state: 'done' }));
  expect(await moving).toMatchObject({ isChanged: true });
  expect(rows()).toEqual(['b']);
  const undone = move(reverseOf(all)!);
  await asked(3);
  for (const { path, answer } of requests) answer(messageOf(path.at(-6)!));
  await undone;
  expect(rows()).toEqual(['a', 'b', 'c']);
});

test('an undo is shown at once and sent after its action, whose answer is no longer shown', async () => {
  const one: Move = { what: 'done', entries: [entries[0]!], query: '', places: [0] };
  const moving = move(one);
  await asked(1);
  const undone = move(reverseOf(one)!);
  await vi.waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']));
  expect(counts()).toEqual({ open: 3, overdue: 3 });
  expect(requests).toHaveLength(1);
  await answer(0, messageOf('a', { state: 'done' }));
  await moving;
  expect(rows()).toEqual(['a', 'b', 'c']);
  await asked(2);
  expect(requests[1]!.path).toMatch(/\/a\/open$/);
  await answer(1, messageOf('a'));
  await undone;
  expect(rows()).toEqual(['a', 'b', 'c']);
  expect(reverseOf({ ...one, what: 'resend' })).toBeUndefined();
});

test('a list and counts that were asked for before a move are not shown after it', async () => {
  const asking = client.fetchQuery({ ...countsQuery, staleTime: 0 }).catch(() => {});
  await asked(1);
  const moving = move({ what: 'spam', entries: [entries[0]!], query: '', places: [0] });
  await asked(2);
  await answer(0, { open: 3, overdue: 3 });
  await asking;
  expect(counts()).toEqual({ open: 2, overdue: 2 });
  await answer(1, messageOf('a', { state: 'spam' }));
  await moving;
});

test('after the last of several quick moves everything is loaded again, once', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  for (const entry of entries) {
    const moving = move({ what: 'done', entries: [entry], query: '', places: [0] });
    await asked(1);
    requests.pop()!.answer(messageOf(entry.id, { state: 'done' }));
    await moving;
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  invalidate.mockRestore();
});

const written = { kind: 'reply', id: '1', text: 'Old', keepOpen: false } as const;
const row = { query: '', place: 0 };
const reply = (id: string, text: string) => ({ id, kind: 'reply' as const, text, who: '', at: 0 });

test('a reply settles its message, and taking it back brings the message back', async () => {
  const sending = write(messageOf('a'), written, row);
  await answer(0, messageOf('a', { state: 'done', thread: [reply('1', 'Old')] }));
  const sent = await sending;
  expect(sent.reply!.text).toBe('Old');
  expect(rows()).toEqual(['b', 'c']);
  expect(counts()).toEqual({ open: 2, overdue: 2 });
  const taking = takeBack(sent.answer, sent.reply!, row);
  await answer(1, messageOf('a'));
  await taking;
  expect(rows()).toEqual(['a', 'b', 'c']);
  expect(message('a')!.thread).toEqual([]);
});

test('a corrected text replaces the one whose response was lost', async () => {
  const sending = write(messageOf('a'), { ...written, text: 'New' }, row);
  await answer(0, { error: deskErrors.otherReply }, 409);
  await asked(2);
  expect(requests[1]).toMatchObject({ path: expect.stringMatching(/take-back$/), body: { id: '1' } });
  await answer(1, messageOf('a'));
  await asked(3);
  const { id, text } = requests[2]!.body as { id: string; text: string };
  expect(text).toBe('New');
  expect(id).not.toBe('1');
  await answer(2, messageOf('a', { state: 'done', thread: [reply(id, 'New')] }));
  expect((await sending).reply!.text).toBe('New');
});

test('a corrected text is not sent beside one that has gone out', async () => {
  const sending = write(messageOf('a'), { ...written, text: 'New' }, row);
  sending.catch(() => {});
  await answer(0, { error: deskErrors.otherReply }, 409);
  await answer(1, { error: deskErrors.hasGoneOut }, 409);
  await expect(sending).rejects.toThrow(deskErrors.hasGoneOut);
  expect(requests).toHaveLength(2);
  expect(rows()).toEqual(['a', 'b', 'c']);
});

test('a message that someone else has settled leaves the list before it opens', async () => {
  for (const [at, state] of (['open', 'done'] as const).entries()) {
    const fetching = prefetch('', 'bc'[at]!);
    await answer(at, messageOf('bc'[at]!, { state }));
    await fetching;
  }
  expect(rows()).toEqual(['a', 'b']);
});
