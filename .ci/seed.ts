import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { bucketOf, type Count, type CountRow, type Vital, vitals } from '#content/desk/analytics-events.ts';
import { plans } from '#content/facts/pricing.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import type { Field } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import { faq } from '#content/pages/home-faq.ts';
import { pages } from '#content/pages.ts';
import { dayMs, dayOf } from '#content/shared/day.ts';
import { parse } from '../worker/cli/options.ts';
import { exitCodeOf, TerminalError } from '../worker/cli/terminal.ts';
import type { Env } from '../worker/env.ts';

// `npm run seed -- 50000` adds samples to the local database. A second run on the same day changes nothing.

const texts = [
  ...faq.flatMap(({ question, answer }) => [question, ...answer]),
  ...testimonials.map(({ quote }) => quote),
  '100% of it is gone, and "back up" says a_b. Öffnet ihr auch für Wien? 🐼',
];
const firstNames =
  'Ann Ben Carla Daniel Eva Frank Grace Hugo Ines João Kim Lena Milan Nora Omar Pia Søren Ümit Zoë'.split(' ');
const lastNames =
  'Adams Baker Chen Díaz Evans Fischer García Huber Ito Jones Kovač Lee Müller Nowak O’Brien Öztürk Patel'.split(' ');
const trades = 'Bakery Fitness Garage Law Plumbing Realty Roofing Salon Studio Travel Vet Yoga'.split(' ');

const root = join(import.meta.dirname, '..');

export async function seed(args: string[]): Promise<void> {
  const { values: options, positionals } = parse({
    args,
    allowPositionals: true,
    options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string', default: join(root, '.wrangler/state') } },
  });
  const count = Number(positionals[0] ?? 50_000);
  if (options.remote) throw new TerminalError('Made-up messages are for the local database alone.');
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new TerminalError('How many? Give a whole number, such as 50000.');
  const persisted = join(options['persist-to'], 'v3');
  if (!existsSync(join(persisted, 'd1'))) throw new TerminalError('There is no database yet. Run the site once.');

  // Only the database: other bindings would warn about missing parts.
  const { d1_databases, compatibility_date } = unstable_readConfig({ config: join(root, 'wrangler.toml') });
  const configPath = join(await mkdtemp(join(tmpdir(), 'seed-')), 'wrangler.json');
  await writeFile(configPath, JSON.stringify({ name: 'seed', compatibility_date, d1_databases }));
  const { env, dispose } = await getPlatformProxy<Pick<Env, 'DB'>>({ configPath, persist: { path: persisted } });
  try {
    for (let from = 0; from < count; from += 1000) await store(env.DB, rowsOf(from, Math.min(from + 1000, count)));
    await store(env.DB, Array.from({ length: 90 }, (_, ago) => visitsOn(dayOf(Date.now()) - ago)).flat());
    console.log(`The local database has ${count} made-up messages and sign-ups.`);
  } finally {
    await dispose();
    await rm(dirname(configPath), { recursive: true });
  }
}

type Row = { table: 'submissions' | 'subscribers' | 'outbox' | 'counts' } & Record<string, unknown>;

const rowsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => rowsAt(from + at)).flat();

async function store(db: Env['DB'], rows: Row[]): Promise<void> {
  for (const [table, some] of Map.groupBy(rows, ({ table }) => table)) {
    const { table: _, ...columns } = some[0]!;
    const values = Object.keys(columns).map((name) => `value ->> '$.${name}'`);
    await db
      .prepare(`INSERT OR IGNORE INTO ${table} (${Object.keys(columns)}) SELECT ${values} FROM json_each(?1)`)
      .bind(JSON.stringify(some))
      .run();
  }
}

function rowsAt(at: number): Row[] {
  const draw = dice(at);
  const person = personOf(draw, at);
  // More in office hours, and more recently.
  const received = Date.now() - Math.floor(draw() ** 1.5 * 730) * dayMs - Math.floor(draw() * 36_000_000);
  const source = sourceOf(draw);
  const isSpam = draw() < 0.04;
  if (draw() < 0.15) {
    const confirmed = !isSpam && draw() < 0.9 ? received + 3_600_000 : null;
    return [
      {
        table: 'subscribers',
        email: person.email,
        token: idOf(draw),
        subscribed_at: received,
        spam: Number(isSpam),
        source,
        confirmed_at: confirmed,
      },
    ];
  }
  const form = messageForms[draw() < 0.7 ? 'contact' : 'support'];
  const sent = Object.fromEntries(
    Object.entries(form.fields as Record<string, Field>).map(([name, field]) => [name, filled(field, draw, person)]),
  );
  const id = idOf(draw);
  const isGivenUp = !isSpam && draw() < 0.002;
  const isDone = !isSpam && draw() < (received < Date.now() - 4 * dayMs ? 0.99 : 0.3);
  const message = {
    table: 'submissions' as const,
    id,
    form: form.name,
    idempotency_key: id,
    email: person.email,
    payload: JSON.stringify(sent),
    spam: Number(isSpam),
    received_at: received,
    channels: 'outbox,webhook',
    source,
    done_at: isDone ? received + Math.floor(draw() * dayMs) : null,
  };
  const delivery = {
    table: 'outbox' as const,
    event_id: id,
    channel: 'webhook',
    type: `${form.name}.received`,
    created_at: received,
    state: isGivenUp ? 'undeliverable' : 'delivered',
    attempts: isGivenUp ? 10 : 1,
    next_attempt_at: received + 2_000,
    answers: JSON.stringify(isGivenUp ? [{ at: received + 2_000, status: 422, text: 'no such field' }] : []),
    ended_at: received + 2_000,
  };
  return isSpam ? [message] : [message, delivery];
}

function visitsOn(day: number): Row[] {
  const draw = dice(day);
  const visits = 20 + Math.floor(draw() * 40);
  const some = (share: number) => Math.floor(visits * share * (0.5 + draw()));
  const bucket = (vital: Vital, of: number) => `/ ${bucketOf(vital, vitals[vital].good * of)}`;
  const counted: [CountRow['what'], string, number][] = [
    ...Object.keys(pages).map((path): [Count, string, number] => ['view', path, path === '/' ? visits : some(0.06)]),
    ['visit', '/', visits],
    ...['search.example', 'news.example'].map((host): [Count, string, number] => ['referrer', host, some(0.2)]),
    ...['US', 'CA', 'DE'].map((country, at): ['country', string, number] => ['country', country, some(0.6 / 3 ** at)]),
    ['step', 'prices', some(0.4)],
    ['step', 'trial', some(0.1)],
    ['trial', `${plans[0]!.slug} monthly`, some(0.1)],
    ['sent', 'contact', some(0.04)],
    ['LCP', bucket('LCP', 0.5 + draw()), some(0.5)],
    ['INP', bucket('INP', 0.3 + draw()), some(0.3)],
    ['CLS', bucket('CLS', 0.3 + draw()), some(0.5)],
  ];
  return counted
    .filter(([, , count]) => count > 0)
    .map(([what, name, count]) => ({ table: 'counts', day, what, name, count }));
}

type Draw = () => number;

function filled(
  field: Field,
  draw: Draw,
  { email, firstName, lastName, company }: ReturnType<typeof personOf>,
): string {
  if (field.type === 'email') return email;
  if (field.type === 'agreement' || field.type === 'slot') return '';
  if (field.type === 'select') return draw() < 0.3 ? '' : pick(Object.keys(field.options), draw);
  if (field.type === 'textarea') {
    const sentences = Array.from({ length: 1 + Math.floor(draw() * 6) }, () => pick(texts, draw));
    return sentences.join(draw() < 0.3 ? '\n\n' : ' ').slice(0, field.maxLength);
  }
  if (field.type === 'tel') return draw() < 0.5 ? '' : `(555) 01${Math.floor(draw() * 90 + 10)}`;
  const known = { 'given-name': firstName, 'family-name': lastName, organization: company };
  return field.autoComplete && field.autoComplete in known
    ? known[field.autoComplete as keyof typeof known]
    : pick(texts, draw).slice(0, field.maxLength);
}

function personOf(draw: Draw, at: number) {
  const [firstName, lastName] = [pick(firstNames, draw), pick(lastNames, draw)];
  const local = `${firstName}.${lastName}.${at}`
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase();
  const company = draw() < 0.4 ? '' : `${lastName} ${pick(trades, draw)}`;
  return { firstName, lastName, company, email: [local, 'example.org'].join('@') };
}

function sourceOf(draw: Draw): string {
  const page = pick(Object.keys(pages), draw);
  const kind = draw();
  return JSON.stringify({
    page,
    language: 'en-US',
    ...(kind < 0.5 && { landing: '/', referrer: pick(['search.example', 'news.example', 'partner.example'], draw) }),
    ...(kind < 0.2 && {
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: pick(['spring', 'launch'], draw),
    }),
  });
}

function pick<Value>(values: readonly Value[], draw: Draw): Value {
  return values[Math.floor(draw() * values.length)]!;
}

function idOf(draw: Draw): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(draw() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function dice(start: number): Draw {
  let state = Math.imul(start + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

if (import.meta.main) process.exitCode = await exitCodeOf(() => seed(process.argv.slice(2)));
