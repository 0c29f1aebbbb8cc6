/** For `Hono.request`. Nothing waits for background work. */
export const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

type Send<Answer> = (path: string, body: string, headers: Record<string, string>) => Answer;

export function postsBy<Answer>(send: Send<Answer>) {
  return {
    /** JSON; a string is sent as it is. */
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      send(path, typeof body === 'string' ? body : JSON.stringify(body), {
        'Content-Type': 'application/json',
        ...headers,
      }),
    /** Like a browser without JavaScript. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, new URLSearchParams(fields).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  };
}
