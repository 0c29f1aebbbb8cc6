import { createTestHarness } from 'wrangler';

/** Serves the built worker with an empty database for the browser tests, and tells them its address. */
export default async function startSite() {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const server = createTestHarness({
    workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir: './dist/worker' }],
  });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations('DB');
  process.env.SITE_URL = url.origin;
  return () => server.close();
}
