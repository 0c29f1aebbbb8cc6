import { createTestHarness } from 'wrangler';
import build from '../../.ci/build.ts';

export default async function startSite() {
  build();
  const { server, origin } = await serveSite();
  process.env.SITE_URL = origin;
  return () => server.close();
}

export async function serveSite(vars: Record<string, string> = {}) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const server = createTestHarness({
    workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir: './dist/worker', vars }],
  });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations('DB');
  const sweep = () => server.getWorker().scheduled({ cron: '*/5 * * * *' });
  await sweep();
  setInterval(() => sweep().catch(console.error), 5 * 60_000).unref();
  return { server, origin: url.origin };
}
