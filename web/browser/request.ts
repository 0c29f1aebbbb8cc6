/** Message: `status: body`, or the status text if the body is empty. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.body = body;
  }
}

/** Rejects with a RequestError unless 2xx. Never retries: only callers know if that is safe. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new RequestError(response, await response.text());
  return response;
}

const answers = new Map<string, Promise<unknown>>();

/** Joins the key with slashes. Caches for the page's lifetime, except failures. */
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
