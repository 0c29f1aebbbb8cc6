// All hosts report the fake Cloudflare's health. With HEALTH_SILENT requests fail after a minute of fake time.
const { fetch } = globalThis;
const { now } = Date;
let late = 0;
Date.now = () => now() + late;
globalThis.fetch = (address, init) => {
  const { pathname } = new URL(address);
  if (pathname !== '/api/health') return fetch(address, init);
  late += process.env.HEALTH_SILENT ? 60_000 : 0;
  if (process.env.HEALTH_SILENT) return Promise.reject(new TypeError('fetch failed'));
  return fetch(new URL(pathname, process.env.CLOUDFLARE_API_BASE_URL), init);
};
