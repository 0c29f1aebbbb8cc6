import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { plans } from '#content/facts/pricing.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import { messageForms } from '#content/forms/forms.ts';
import { faq } from '#content/pages/home-faq.ts';
import { pages } from '#content/pages.ts';
import { dayMs, dayOf } from '#content/shared/dates/day.ts';
import { bucketOf, type Count, type CountRow, type Vital, vitals } from '#content/shared/desk/analytics-events.ts';
import { promisedHours } from '#content/shared/desk/due.ts';
import { demoTimeList } from '#content/shared/forms/demo-times.ts';
import type { Field, Sent } from '#content/shared/forms/form.ts';
import { openingOf } from '#content/shared/forms/subject.ts';
import { parse } from '../worker/cli/options.ts';
import { exitCodeOf, TerminalError } from '../worker/cli/terminal.ts';

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
const hourMs = 3_600_000;

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
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({ configPath, persist: { path: persisted } });
  try {
    for (let from = 0; from < count; from += 1000) await store(env.DB, rowsOf(from, Math.min(from + 1000, count)));
    await store(env.DB, Array.from({ length: 90 }, (_, ago) => visitsOn(dayOf(Date.now()) - ago)).flat());
    console.log(
      `The local database has ${count} made-up messages and sign-ups, ${Math.min(count, openMessages.length)} of them open.\nWhile \`npm start\` runs, see http://localhost:8787/desk.`,
    );
  } finally {
    await dispose();
    await rm(dirname(configPath), { recursive: true });
  }
}

type Row = { table: 'submissions' | 'subscribers' | 'outbox' | 'replies' | 'counts' } & Record<string, unknown>;

const rowsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => rowsAt(from + at)).flat();

async function store(db: D1Database, rows: Row[]): Promise<void> {
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
  const open = openMessages[at];
  if (open) return openRows(open, draw, person);
  // More in office hours, and more recently.
  const received = Date.now() - (3 + Math.floor(draw() ** 1.5 * 730)) * dayMs - Math.floor(draw() * 36_000_000);
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
  const isGivenUp = !isSpam && draw() < 0.002;
  const doneAt = isSpam ? null : received + Math.floor(draw() * dayMs);
  const sent = valuesOf(form.name, draw, person);
  const message = messageRow({ id: idOf(draw), form: form.name, sent, received, source, isSpam, doneAt });
  return isSpam ? [message] : [message, deliveryRow(message, isGivenUp)];
}

interface OpenMessage {
  form: 'contact' | 'support';
  /** Of the promised hours: above 1 is overdue. */
  age: number;
  values?: Record<string, string>;
  topic?: string;
  hasReplies?: boolean;
}

/** The newest messages, of every kind. Fields that a site's form doesn't have are left out. */
const openMessages: OpenMessage[] = [
  { form: 'support', age: 0.3, values: { priority: 'urgent', issueType: 'technical' } },
  { form: 'contact', age: 0.4, topic: 'Demo' },
  { form: 'contact', age: 0.8, hasReplies: true },
  { form: 'support', age: 1.3, values: { priority: 'high', issueType: 'bug' } },
  { form: 'contact', age: 1.2 },
  { form: 'contact', age: 0.6, topic: 'GDPR request', values: { request: 'access' } },
  { form: 'contact', age: 0.2, topic: 'Privacy request', values: { request: 'erase' } },
  { form: 'contact', age: 0.5, topic: 'I was looking for' },
  { form: 'support', age: 0.7, topic: 'Security issue', values: { priority: 'medium', issueType: 'other' } },
  { form: 'support', age: 0.5, values: { priority: 'high', issueType: 'integration' } },
  { form: 'support', age: 0.9, values: { priority: 'medium', issueType: 'billing' } },
  { form: 'support', age: 0.4, values: { priority: 'medium', issueType: 'technical' } },
  { form: 'support', age: 0.95, values: { priority: 'low', issueType: 'training' } },
  { form: 'support', age: 0.6, values: { priority: 'low', issueType: 'feature' } },
  { form: 'support', age: 0.3, values: { priority: '', issueType: '' } },
  ...[0.1, 0.3, 0.45, 0.7, 0.9].map((age): OpenMessage => ({ form: 'contact', age })),
];

function openRows({ form: name, age, values = {}, topic = '', hasReplies }: OpenMessage, draw: Draw, person: Person) {
  const form = messageForms[name];
  const now = Date.now();
  const filledIn = valuesOf(name, draw, person);
  const own = Object.fromEntries(Object.entries(values).filter(([field]) => field in form.fields));
  const { field } = form.subject;
  const opening = openingOf(form, topic);
  const chosen: Sent = { ...filledIn, ...own, [field]: `${opening}${opening && '\n'}${filledIn[field]}` };
  if (topic === 'Demo') chosen.firstTime = demoTimeList(now)[4]!.value;
  const completed = form.complete?.(chosen, now);
  const hours = promisedHours.priorities[own.priority ?? ''] ?? promisedHours.forms[name] ?? promisedHours.others;
  const received = Math.floor(now - age * hours * hourMs);
  const message = messageRow({
    id: idOf(draw),
    form: name,
    sent: completed && 'sent' in completed ? completed.sent : chosen,
    received,
    source: sourceOf(draw),
    isSpam: false,
    doneAt: null,
  });
  return [message, deliveryRow(message, false), ...(hasReplies ? threadOf(message, draw) : [])];
}

function threadOf({ id: message, received_at }: MessageRow, draw: Draw): Row[] {
  const reply = { table: 'replies' as const, id: idOf(draw), message, who: ['ann', 'example.org'].join('@') };
  const [first, second] = [received_at + 2 * hourMs, received_at + 5 * hourMs];
  const text = 'Yes, that works. Which day suits you?';
  return [
    { ...reply, kind: 'reply', text, at: first },
    { ...reply, id: idOf(draw), kind: 'note', text: 'She called. Send her the setup guide.', at: second },
    {
      table: 'outbox',
      event_id: reply.id,
      channel: 'reply',
      type: 'reply',
      created_at: first,
      state: 'delivered',
      attempts: 1,
      next_attempt_at: first + 10_000,
      answers: '[]',
      ended_at: first + 10_000,
    },
  ];
}

const valuesOf = (name: keyof typeof messageForms, draw: Draw, person: Person): Sent =>
  Object.fromEntries(
    Object.entries(messageForms[name].fields as Record<string, Field>).map(([field, rules]) => [
      field,
      'topics' in rules ? '' : filled(rules, draw, person),
    ]),
  ) as Sent;

type MessageRow = ReturnType<typeof messageRow>;

function messageRow(of: {
  id: string;
  form: string;
  sent: Sent;
  received: number;
  source: string;
  isSpam: boolean;
  doneAt: number | null;
}) {
  return {
    table: 'submissions' as const,
    id: of.id,
    form: of.form,
    idempotency_key: of.id,
    email: of.sent.email,
    payload: JSON.stringify(of.sent),
    spam: Number(of.isSpam),
    received_at: of.received,
    source: of.source,
    done_at: of.doneAt,
  };
}

const deliveryRow = ({ id, form, received_at }: MessageRow, isGivenUp: boolean): Row => ({
  table: 'outbox',
  event_id: id,
  channel: 'webhook',
  type: `${form}.received`,
  created_at: received_at,
  state: isGivenUp ? 'undeliverable' : 'delivered',
  attempts: isGivenUp ? 10 : 1,
  next_attempt_at: received_at + 2_000,
  answers: JSON.stringify(isGivenUp ? [{ at: received_at + 2_000, status: 422, text: 'no such field' }] : []),
  ended_at: received_at + 2_000,
});

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

function filled(field: Field, draw: Draw, { email, firstName, lastName, company }: Person): string {
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

type Person = ReturnType<typeof personOf>;

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
