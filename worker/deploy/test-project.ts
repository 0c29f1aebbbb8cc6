import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { site } from '#content/site.ts';
import { startCloudflare } from './test-cloudflare.ts';

export function startProject() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const part of ['content', 'worker', 'package.json', 'wrangler.toml'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), part), join(folder, part));
  change('content/site.ts', site.origin, 'https://www.brand.test');
  change('wrangler.toml', 'npm run -s build', 'true');
  change('wrangler.toml', 'DELIVERY_WEBHOOK_URL = ""', 'DELIVERY_WEBHOOK_URL = "https://hook.test"');
  const configured = readFileSync(join(folder, 'wrangler.toml'), 'utf8');
  afterAll(() => rmSync(folder, { recursive: true }));

  let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
  beforeEach(async () => {
    cloudflare = await startCloudflare();
  });
  afterEach(() => cloudflare.close());

  function change(file: string, before: string, after: string) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(folder, file), text.replace(before, after));
  }

  async function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CLOUDFLARE_API_BASE_URL: cloudflare.url,
        CLOUDFLARE_ACCOUNT_ID: 'account',
        CLOUDFLARE_API_TOKEN: 'token',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG: 'log',
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'test-fetch.mjs')}`,
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, output };
  }

  return {
    folder,
    /** wrangler.toml's original text. */
    configured,
    cloudflare: () => cloudflare,
    change,
    run,
    deploy: (...args: string[]) => run(['worker/deploy/deploy.ts', '--anyway', ...args]),
    restoreConfig: () => writeFileSync(join(folder, 'wrangler.toml'), configured),
    git: (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim(),
  };
}
