import { deskFailures } from '#content/desk/desk-words.ts';

export class DeskError extends Error {
  override name = 'DeskError';
  readonly why: keyof typeof deskFailures;

  /** `message` is the worker's error, if any. */
  constructor(why: keyof typeof deskFailures, message?: string) {
    super(message || deskFailures[why].text);
    this.why = why;
  }
}

/** The response goes to the first `get` of the path. */
export function prefetch(path: string): void {
  const answer = send(path);
  // `get` handles the error.
  answer.catch(() => {});
  early.set(path, answer);
}

/** Throws a `DeskError`, or the reason of `signal`. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const started = early.get(path);
  early.delete(path);
  return (started ?? send(path, { signal })) as Promise<Answer>;
}

export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
  return (await send(path, request)) as Answer;
}

const early = new Map<string, Promise<unknown>>();

async function send(path: string, init?: RequestInit): Promise<unknown> {
  // Without a session, Access redirects to another host.
  const response = await fetch(path, { redirect: 'manual', ...init }).catch((error) => {
    throw init?.signal?.aborted ? error : new DeskError('offline');
  });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (response.type === 'opaqueredirect' || response.status === 401 || (response.ok && !isJson))
    throw new DeskError('session');
  if (response.ok) return response.json();
  const { error } = isJson ? ((await response.json().catch(() => ({}))) as { error?: string }) : {};
  if (response.status === 403) throw new DeskError('session', error);
  throw new DeskError(response.status === 404 ? 'missing' : 'refused', error);
}
