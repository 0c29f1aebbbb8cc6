import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/** A fake Cloudflare API for wrangler. `calls` lists changes, `unknown` requests without a route. */
export async function startCloudflare() {
  const databases = new Map<string, DatabaseSync>();
  const queues = new Map<string, string[]>();
  const workers = new Map<string, Record<string, unknown>>();
  const versions: Version[] = [];
  const failing: Record<string, string> = {};
  const account = { refusesToken: false };
  const domains: string[] = [];
  const calls: string[] = [];
  const unknown: string[] = [];

  const routes: [RegExp, (parts: string[], body: string, query: URLSearchParams) => unknown][] = [
    [/^GET \/d1\/database$/, () => [...databases.keys()].map(databaseNamed)],
    [
      /^POST \/d1\/database$/,
      (_, body) => {
        const { name } = JSON.parse(body);
        databases.set(name, new DatabaseSync(':memory:'));
        return databaseNamed(name);
      },
    ],
    [/^GET \/d1\/database\/([^/]+)$/, ([id]) => (databases.has(nameOf(id!)) ? databaseNamed(nameOf(id!)) : undefined)],
    [
      /^POST \/d1\/database\/([^/]+)\/query$/,
      ([id], body) => {
        const { sql, params = [] } = JSON.parse(body);
        const database = databases.get(nameOf(id!))!;
        const results = /^\s*(SELECT|PRAGMA)/i.test(sql) ? database.prepare(sql).all(...params) : database.exec(sql);
        return [
          { success: true, results: results ?? [], meta: { duration: 1, changes: 0, rows_read: 0, rows_written: 0 } },
        ];
      },
    ],
    [
      /^GET \/queues$/,
      (_, __, query) =>
        [...queues.keys()].filter((name) => [null, name].includes(query.get('name'))).map((name) => queueNamed(name)),
    ],
    [
      /^POST \/queues$/,
      (_, body) => {
        const { queue_name: name } = JSON.parse(body);
        queues.set(name, []);
        return queueNamed(name);
      },
    ],
    [/^GET \/queues\/([^/]+)\/consumers$/, ([id]) => queueNamed(nameOf(id!)).consumers],
    [
      /^(?:POST|PUT) \/queues\/([^/]+)\/consumers/,
      ([id], body) => {
        queues.set(nameOf(id!), [JSON.parse(body).script_name]);
        return {};
      },
    ],
    [
      /^GET \/workers\/services\/([^/]+)/,
      ([name]) =>
        workers.has(name!)
          ? { default_environment: { environment: 'production', script: { last_deployed_from: 'wrangler' } } }
          : undefined,
    ],
    [/^GET \/workers\/scripts\/([^/]+)\/settings$/, ([name]) => workers.get(name!)],
    [/^POST \/workers\/scripts\/([^/]+)\/assets-upload-session$/, () => ({ jwt: 'all there', buckets: [] })],
    [
      /^PUT \/workers\/scripts\/([^/?]+)$/,
      ([name], body) => {
        const metadata = JSON.parse(/name="metadata"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/.exec(body)![1]!);
        workers.set(name!, metadata);
        const version = {
          id: crypto.randomUUID(),
          annotations: (metadata.annotations ?? {}) as Version['annotations'],
        };
        versions.push(version);
        return { id: name, deployment_id: version.id, startup_time_ms: 1, entry_point: 'index.js' };
      },
    ],
    [/^GET \/workers\/scripts\/([^/]+)\/secrets$/, () => []],
    [/^(?:GET|POST) \/workers\/scripts\/([^/]+)\/subdomain$/, () => ({ enabled: true, previews_enabled: false })],
    [/^GET \/workers\/workers\/([^/]+)$/, () => ({ subdomain: { enabled: true, previews_enabled: false } })],
    [
      /^GET \/workers\/scripts\/([^/]+)\/deployments$/,
      ([name]) => (workers.has(name!) ? { deployments: versions.map(deploymentOf).toReversed() } : undefined),
    ],
    [
      /^POST \/workers\/scripts\/([^/]+)\/deployments$/,
      (_, body) => {
        const id = JSON.parse(body).versions[0].version_id;
        versions.push(versions.find((one) => one.id === id)!);
        return {};
      },
    ],
    [/^GET \/workers\/scripts\/[^/]+\/versions\/([^/]+)$/, ([id]) => versionOf(versions.find((one) => one.id === id)!)],
    [/^GET \/workers\/scripts\/[^/]+\/versions$/, () => ({ items: versions.map(versionOf) })],
    [/^PATCH \/workers\/scripts\/([^/]+)\/script-settings$/, () => ({})],
    [
      /^POST \/workers\/scripts\/([^/]+)\/domains\/changeset$/,
      () => ({ added: [], removed: [], updated: [], conflicting: [] }),
    ],
    [/^GET \/workers\/subdomain$/, () => ({ subdomain: 'somebody' })],
    [/^PUT \/workers\/scripts\/([^/]+)\/schedules$/, () => ({})],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/domains\/records$/,
      (_, body) => {
        domains.push(...JSON.parse(body).origins.map(({ hostname }: { hostname: string }) => hostname));
        return {};
      },
    ],
  ];

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://cloudflare');
    const body = Buffer.concat(await request.toArray()).toString('latin1');
    if (pathname === '/api/health') {
      const checks = Object.entries(failing).map(([name, error]) => [name, { ok: false, error }]);
      const status = checks.length > 0 ? 'failing' : 'ok';
      response.end(JSON.stringify({ status, release: versions.at(-1)?.id, checks: Object.fromEntries(checks) }));
      return;
    }
    if (account.refusesToken) {
      const errors = [{ code: 10000, message: 'Authentication error' }];
      response.writeHead(403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
      return;
    }
    const call = `${request.method} ${pathname.replace(/^\/client\/v4(\/accounts\/[^/]+)?/, '')}`;
    const route = routes.find(([pattern]) => pattern.test(call));
    if (!route) unknown.push(call);
    if (!call.startsWith('GET')) calls.push(call);
    const result = route?.[1](route[0].exec(call)!.slice(1), body, searchParams);
    response.writeHead(result === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({
        success: result !== undefined,
        errors: result === undefined ? [{ code: pathname.includes('d1') ? 7404 : 10090, message: 'Not found' }] : [],
        messages: [],
        result: result ?? null,
        ...(Array.isArray(result) && {
          result_info: { page: 1, per_page: 100, count: result.length, total_count: result.length },
        }),
      }),
    );
  }).listen(0);

  function queueNamed(name: string) {
    const consumers = queues
      .get(name)!
      .map((script) => ({ consumer_id: 'c', type: 'worker', script, script_name: script }));
    return {
      queue_id: `id-${name}`,
      queue_name: name,
      producers: [],
      consumers,
      producers_total_count: 0,
      consumers_total_count: consumers.length,
    };
  }
  const url = `http://localhost:${(server.address() as AddressInfo).port}/client/v4`;
  return Object.assign(account, {
    url,
    databases,
    queues,
    workers,
    versions,
    failing,
    domains,
    calls,
    unknown,
    /** Makes a new version of the same code. */
    putSecret: () => void versions.push({ id: crypto.randomUUID(), annotations: { 'workers/triggered_by': 'secret' } }),
    close: () => server.close(),
  });
}

const deploymentOf = ({ id }: Version, at: number) => ({
  ...made,
  created_on: new Date(Date.UTC(2026, 10, 23, 0, at)).toISOString(),
  id: `deployment ${at}`,
  strategy: 'percentage',
  versions: [{ version_id: id, percentage: 100 }],
});

const made = { created_on: '2026-11-23T00:00:00Z', author_email: 'somebody', source: 'wrangler' };
export interface Version {
  id: string;
  annotations: Record<string, string>;
}
const versionOf = ({ id, annotations }: Version) => ({ id, number: 1, annotations, metadata: made, resources: {} });
const nameOf = (id: string) => id.replace(/^id-/, '');
const databaseNamed = (name: string) => ({
  uuid: `id-${name}`,
  name,
  version: 'production',
  created_at: '2026-11-23T00:00:00Z',
});
