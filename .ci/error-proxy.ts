import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

type Handler = (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Proxies to the worker, which may restart. Pages show `problem`; `dropped` are response headers. */
export function createFront(
  { port, ip }: { port: number; ip?: string },
  { before = (_in, _out, next) => next(), dropped = [] }: { before?: Handler; dropped?: readonly string[] } = {},
) {
  const handle: Handler = (incoming, response) =>
    before(incoming, response, () => (front.workerPort ? forward : refuse)(incoming, response, front, dropped));
  // Node listens at only one address of a name.
  const hosts = ip ? [ip] : ['127.0.0.1', '::1'];
  const [server, ...others] = hosts.map(() => createServer(handle as RequestListener)) as [Server, ...Server[]];
  for (const other of others) other.on('upgrade', (...upgrade) => server.emit('upgrade', ...upgrade));
  const front = {
    workerPort: 0,
    problem: '',
    server,
    listen() {
      if (server.listening) return;
      for (const [index, each] of [server, ...others].entries())
        each.on('error', (error) => index === 0 && console.error(error.message)).listen(port, hosts[index]);
      console.log(`Ready on http://${ip ?? 'localhost'}:${port}`);
    },
    close() {
      for (const each of [server, ...others]) each.close().closeAllConnections();
    },
  };
  return front;
}

interface Front {
  workerPort: number;
  problem: string;
}

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  { workerPort, problem }: Front,
  dropped: readonly string[],
) {
  const { 'if-none-match': _tag, 'accept-encoding': _encoding, ...plain } = incoming.headers;
  const headers = problem ? plain : incoming.headers;
  // Keep the Host header: forms compare it with the Origin.
  const options = { host: '127.0.0.1', port: workerPort, method: incoming.method, path: incoming.url, headers };
  const onward = request({ ...options, agent: false }, (answer) => {
    for (const name of dropped) delete answer.headers[name];
    if (problem && answer.headers['content-type']?.startsWith('text/html')) {
      const { etag: _, 'content-length': _length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode!, { ...kept, 'cache-control': 'no-store' });
      text(answer).then(
        (html) => response.end(html + note(`The last edit is not shown.\n\n${problem}`)),
        () => response.destroy(),
      );
      return;
    }
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => (response.headersSent ? response.destroy() : refuse(incoming, response, { problem })));
  response.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

function refuse(incoming: IncomingMessage, response: ServerResponse, { problem }: Pick<Front, 'problem'>) {
  const why = problem || 'The site is starting.';
  const isApi = incoming.url?.startsWith('/api/');
  response.writeHead(isApi ? 503 : 500, { 'Content-Type': isApi ? 'application/json' : 'text/html; charset=utf-8' });
  response.end(isApi ? JSON.stringify({ error: why }) : problemPage(why));
}

export const problemPage = (why: string) =>
  `<!doctype html><html lang="en"><meta http-equiv="refresh" content="2"><title>The site cannot be shown</title>${note(why)}`;

const style =
  'position:fixed;inset:0 0 auto;z-index:999;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.5rem;background:#b3261e;color:#fff;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap';

const note = (why: string) =>
  `<pre role="alert" style="${style}">${why.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
