import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { api } from '#content/api.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';

const messages = 500;
const atOnce = 20;
const rounds = 3;

/** Accepted messages a second, and the milliseconds in which 99 of 100 were answered. */
interface Pace {
  perSecond: number;
  p99: number;
}

/**
 * Compares POST /api/contact of the built worker with a worker that does nothing but the bare insert. Each number is
 * the median of several rounds, taken in turns so that a busy moment of the machine meets both.
 */
export async function benchMessages(): Promise<{ site: Pace; bare: Pace }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const site = await startMiniflare(join(directory, 'site'));
  const bare = await startMiniflare(join(directory, 'bare'), {
    modules: [{ type: 'ESModule', path: 'index.js', contents: bareInsert }],
    durableObjects: {},
  });
  try {
    for (const miniflare of [site, bare]) await migrate(await miniflare.getD1Database('DB'));
    const paces: Pace[][] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      for (const [place, miniflare] of [site, bare].entries()) paces[place]!.push(await measure(miniflare));
    }
    // The first round warms up.
    const [ofSite, ofBare] = paces.map(([, ...counted]) => ({
      perSecond: median(counted.map(({ perSecond }) => perSecond)),
      p99: median(counted.map(({ p99 }) => p99)),
    }));
    return { site: ofSite!, bare: ofBare! };
  } finally {
    await Promise.all([site.dispose(), bare.dispose()]);
    await rm(directory, { recursive: true });
  }
}

const bareInsert = `export default {
  async fetch(request, env) {
    const id = crypto.randomUUID();
    await env.DB.prepare(
      "INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at) VALUES (?1, 'contact', ?1, 'a@b.c', ?2, ?3)"
    ).bind(id, await request.text(), Date.now()).run();
    return Response.json({ ok: true, id }, { status: 201 });
  },
  queue() {},
  scheduled() {},
};`;

async function measure(site: Miniflare): Promise<Pace> {
  const times: number[] = [];
  const start = performance.now();
  let left = messages;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) times.push(await send(site));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  return { perSecond: messages / seconds, p99: times[Math.floor(times.length * 0.99)]! };
}

/** Sends one message as a visitor of its own; returns the milliseconds it took. */
async function send(site: Miniflare): Promise<number> {
  const start = performance.now();
  const answer = await site.dispatchFetch(`http://localhost${api.contact}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': crypto.randomUUID(),
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ firstName: 'Ann', lastName: 'Lee', email: 'a@b.c', message: 'Hello there. '.repeat(20) }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  return performance.now() - start;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

if (import.meta.main) {
  const { site, bare } = await benchMessages();
  const line = ({ perSecond, p99 }: Pace) => `${perSecond.toFixed(0)} messages/s, p99 ${p99.toFixed(1)} ms`;
  console.log(`POST ${api.contact}: ${line(site)}`);
  console.log(`bare D1 insert: ${line(bare)}`);
  const [rate, p99] = [site.perSecond / bare.perSecond, site.p99 / bare.p99];
  console.log(`ratio: ${rate.toFixed(2)} of the messages, ${p99.toFixed(2)} of the p99`);
}
