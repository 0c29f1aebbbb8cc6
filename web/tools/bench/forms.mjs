// POST /api/contact compared with a worker that only inserts a row.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '../../../content/forms/contact.ts';
import { messageTo } from '../../../content/shared/forms/test-message.ts';
import { api } from '../../../content/shared/http/api.ts';
import { migrate, startMiniflare } from '../../../worker/test-miniflare.ts';
import { median, summary } from './stats.mjs';

const messages = 500;
const message = messageTo(contactForm, { message: 'Hello there. '.repeat(20) });
const atOnce = 20;
const rounds = 5;

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

/** Accepted messages a second and p99 in ms; both workers alternate. */
export async function measureForms() {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const workers = {
    site: await startMiniflare(join(directory, 'site')),
    bare: await startMiniflare(join(directory, 'bare'), {
      modules: [{ type: 'ESModule', path: 'index.js', contents: bareInsert }],
      durableObjects: {},
    }),
  };
  const paces = { site: [], bare: [] };
  try {
    for (const worker of Object.values(workers)) await migrate(await worker.getD1Database('DB'));
    for (let round = 0; round <= rounds; round++) {
      for (const [name, worker] of Object.entries(workers)) {
        const pace = await measure(worker);
        if (round > 0) paces[name].push(pace);
      }
    }
  } finally {
    await Promise.all(Object.values(workers).map((worker) => worker.dispose()));
    await rm(directory, { recursive: true });
  }
  return [
    { what: 'messages a second', unit: '', measure: 'perSecond' },
    { what: 'p99 of a message', unit: 'ms', measure: 'p99' },
  ].map(({ what, unit, measure }) => {
    const [values, floors] = [paces.site, paces.bare].map((rounds) => rounds.map((pace) => pace[measure]));
    return { what, unit, ...summary(values), floor: median(floors), ratio: median(values) / median(floors) };
  });
}

async function measure(worker) {
  const times = [];
  const start = performance.now();
  let left = messages;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) times.push(await send(worker));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  return { perSecond: messages / seconds, p99: times[Math.floor(times.length * 0.99)] };
}

async function send(worker) {
  const start = performance.now();
  const answer = await worker.dispatchFetch(`http://localhost${api.contact}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': crypto.randomUUID(),
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(message),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  return performance.now() - start;
}
