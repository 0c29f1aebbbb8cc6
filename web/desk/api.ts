import { deskFailures } from '#content/desk/desk-words.ts';

/** Why the worker did not give what was asked for. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly why: keyof typeof deskFailures;

  /** `said` is the worker's own sentence, if it has one. */
  constructor(why: keyof typeof deskFailures, said?: string) {
    super(said || deskFailures[why].text);
    this.why = why;
  }
}

/** Asks for a path before the code that needs its answer is there: the first `get` of it takes that answer. */
export function getEarly(path: string): void {
  const answer = send(path);
  // Whoever takes it hears of a failure.
  answer.catch(() => {});
  early.set(path, answer);
}

/** Gets what a path of the desk's API answers as JSON. Throws a `DeskError`, or what `signal` was aborted with. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const started = early.get(path);
  early.delete(path);
  return (started ?? send(path, { signal })) as Promise<Answer>;
}

/** Posts to a path of the desk's API; returns and throws as `get` does. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return send(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }) as Promise<Answer>;
}

const early = new Map<string, Promise<unknown>>();

async function send(path: string, init?: RequestInit): Promise<unknown> {
  // Access leads whoever is not signed in any more to another host.
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
