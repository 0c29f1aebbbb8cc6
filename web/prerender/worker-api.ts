import { spawn } from 'node:child_process';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What .ci/api.ts says: the port at which the worker answers, or why it cannot. */
export type WorkerState = { port: number } | { why: string };

/**
 * Runs the worker beside Vite's development server and hands it every request for /api. One line says that both are ready.
 */
export function workerApi(): Plugin {
  return {
    name: 'worker-api',
    apply: 'serve',
    configureServer(server) {
      if (!server.httpServer || server.config.mode === 'test') return;
      // Its own lines say so as soon as its half is ready.
      const { logger } = server.config;
      const { info } = logger;
      logger.info = (message, options) => message.includes('ready in') || info(message, options);
      server.printUrls = () => {};

      let state: WorkerState = { why: 'It is starting: please try again in a moment.' };
      const worker = spawn(process.execPath, [join(root, '.ci/api.ts')], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      worker.on('message', (message: WorkerState) => {
        const starting = 'why' in state;
        state = message;
        if (starting && 'port' in state) console.log(`Ready on ${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}`);
      });
      const stop = () => void worker.kill();
      server.httpServer.on('close', stop);
      process.on('exit', stop);

      server.middlewares.use((incoming, response, next) => {
        if (!/^\/api(\/|$)/.test(incoming.url ?? '')) return next();
        if ('why' in state) return refuse(response, state.why);
        forward(incoming, response, state.port);
      });
    },
  };
}

/** Asks the worker as the browser asked, under the name by which it knows this server: forms want both to agree. */
function forward(incoming: Connect.IncomingMessage, response: ServerResponse, port: number) {
  const { method, headers, url } = incoming;
  const asked = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => refuse(response, 'It is starting: please try again in a moment.'));
  incoming.pipe(asked);
}

function refuse(response: ServerResponse, why: string) {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(JSON.stringify({ error: `The worker does not answer. ${why}` }));
}
