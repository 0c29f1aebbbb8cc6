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

/** Throws a `DeskError`, or the reason of `signal`. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await send(path, { signal })) as Answer;
}

export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
  return (await send(path, request)) as Answer;
}

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
