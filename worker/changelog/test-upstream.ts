import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function startUpstream() {
  const upstream = {
    requests: [] as IncomingMessage[],
    answer: (() => {}) as Answer,
    url: '',
    close: () => server.close().closeAllConnections(),
  };
  const server = createServer((request, response) => {
    upstream.requests.push(request);
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  upstream.url = `http://localhost:${(server.address() as AddressInfo).port}/feed`;
  return upstream;
}

export function sends(body: string | Uint8Array, headers: Record<string, string> = {}): Answer {
  return (_, response) => response.writeHead(200, { 'Content-Type': 'application/rss+xml', ...headers }).end(body);
}

export function feedWith(title: string): string {
  return `<rss version="2.0"><channel><title>Feed</title><item><title>${title}</title></item></channel></rss>`;
}
