import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordChanges } from '../../e2e/changes.ts';

export interface Probed {
  status: number;
  /** Errors, warnings, failed files and CSP violations. */
  problems: string[];
}

/** Adds a probe as each document's first script, because WebDriver can't read WebKitGTK's console. */
export async function serveProbed(site: string) {
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/probe.js')
      return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${recordChanges})();(${probe})()`);
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
    // A kept connection may close just when it is reused.
    const options = { method: incoming.method, headers, agent: false };
    const onward = request(new URL(incoming.url!, site), options, (given) => {
      const { 'content-length': _length, ...kept } = given.headers;
      if (!given.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(given.statusCode!, given.headers);
        return void given.pipe(answer);
      }
      const tag = `<script src="/probe.js" data-status="${given.statusCode}"></script>`;
      text(given).then(
        (html) => answer.writeHead(given.statusCode!, kept).end(html.replace('<head>', `<head>${tag}`)),
        () => answer.destroy(),
      );
    });
    onward.on('error', () => answer.destroy());
    // Also if the page was left, or the site would wait minutes.
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function probe() {
  const probed: Probed = { status: Number(document.currentScript!.dataset.status), problems: [] };
  Object.assign(window, { probed });
  const note = (...words: unknown[]) => probed.problems.push(words.map(String).join(' '));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      note(level, ...words);
      write.apply(console, words);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { src, href } = event.target as unknown as Record<'src' | 'href', string | undefined>;
      note(event.message ?? `${src ?? href} failed to load`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('against the policy:', violatedDirective, blockedURI),
  );
}
