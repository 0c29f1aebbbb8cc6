import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

const port = 8788;

/** Runs the worker beside Vite's development server and hands it every request for /api. */
export function workerApi(): Plugin {
  const target = `http://localhost:${port}`;
  return {
    name: 'worker-api',
    apply: 'serve',
    config: () => ({ server: { proxy: { '/api': target } } }),
    configureServer(server) {
      if (!server.httpServer || server.config.mode === 'test') return;
      const args = ['dev', '--port', String(port), '--show-interactive-dev-session=false'];
      const worker = spawn('wrangler', args, { stdio: 'inherit' });
      server.httpServer.on('close', () => worker.kill());
      process.on('exit', () => worker.kill());
    },
  };
}
