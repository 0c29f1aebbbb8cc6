/** A refused request: the message is `status: body`, with the status text where the body is empty. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.body = body;
  }
}

/**
 * Fetches a path of this site, cookies included. Rejects with a RequestError on any answer that is not 2xx, 401
 * included, and with the browser's own error when the network fails. Never retries: whoever asks knows whether that is safe.
 */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new RequestError(response, await response.text());
  return response;
}

const answers = new Map<string, Promise<unknown>>();

/**
 * Gets the path made of the key's segments joined with slashes, as JSON unless `read` says otherwise. An answer is
 * kept for the life of the page: never stale, never fetched again on focus or by a timer. A failure is not kept.
 */
export function query<Answer>(
  key: readonly string[],
  read: (response: Response) => Promise<Answer> = (response) => response.json(),
): Promise<Answer> {
  const path = key.join('/');
  const answer = (answers.get(path) as Promise<Answer> | undefined) ?? request(path).then(read);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
