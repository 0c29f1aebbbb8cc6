import { createInterface } from 'node:readline/promises';
import { forms } from '#content/forms/forms.ts';
import { erase, heldAbout, inbox, redeliver, redeliverSince, submissionById, suspects } from '../db.ts';
import { day, number, oneOf, readArguments } from './options.ts';
import { csv, inboxEntry, table, time } from './print.ts';
import { InboxError, wranglerDatabase } from './wrangler-database.ts';

const formNames = Object.keys(forms);

const help = `What visitors sent.

  npm run inbox                          the latest 50
  npm run inbox -- list [filters]        --form ${formNames.join('|')}, --since and --until 2026-12-31,
                                         --undelivered, --spam, --limit 50, --json, --csv;
                                         --all adds spam, and who left or has not confirmed
  npm run inbox -- show <id>             one message, whole, also by its reference
  npm run inbox -- redeliver <id> ...    deliver again, also what was taken for spam
  npm run inbox -- redeliver --since 2026-12-31
                                         deliver what came since to a channel that was switched on later
  npm run inbox -- export --email a@b.c  everything held about a person, as JSON
  npm run inbox -- erase --email a@b.c   delete it, after a confirmation (--yes leaves that out)

--remote asks the database on Cloudflare, otherwise it is the one of npm start (--persist-to names another folder).`;

const { values: options, positionals } = readArguments();
const [command = 'list', ...ids] = positionals;
const db = wranglerDatabase([
  options.remote ? '--remote' : '--local',
  ...(options['persist-to'] ? ['--persist-to', options['persist-to']] : []),
]);

const commands: Record<string, () => Promise<unknown>> = {
  async list() {
    const every = options.json || options.csv ? undefined : 50;
    const rows = await inbox(db, {
      form: options.form && oneOf(options.form, formNames),
      from: day(options.since),
      until: day(options.until),
      undelivered: options.undelivered,
      spam: options.spam,
      all: options.all,
      limit: options.limit ? number(options.limit) : every,
    });
    if (options.json) return json(rows.map(inboxEntry));
    if (options.csv) return console.log(csv(rows));
    console.log(rows.length > 0 ? table(rows, process.stdout.columns ?? 200) : 'There is nothing to list.');
    const { count } = await suspects(db, 0);
    if (count > 0 && !options.spam)
      console.log(`Messages that look like spam: ${count} (npm run inbox -- list --spam)`);
  },

  async show() {
    const row = await submissionById(db, ids[0] ?? '');
    if (!row) throw new InboxError('There is no message with this id.');
    json({
      ...row,
      received_at: time(row.received_at),
      payload: JSON.parse(row.payload),
      source: JSON.parse(row.source ?? '{}'),
    });
  },

  async redeliver() {
    const from = day(options.since);
    if (ids.length === 0 && from === undefined) throw new InboxError('Which message? Give its id, or --since a day.');
    if (from !== undefined)
      console.log(`Messages that go out with the next sweeps, every five minutes: ${await redeliverSince(db, from)}`);
    for (const id of ids) {
      if (!(await redeliver(db, id))) throw new InboxError(`There is no message ${id}.`);
      console.log(`${id} goes out with the next sweep, within five minutes.`);
    }
    if (!options.remote) console.log('Locally no sweep runs by itself: open /cdn-cgi/local/scheduled?cron=*/5+*+*+*+*');
  },

  async export() {
    json({ email: person(), ...(await heldAbout(db, person())) });
  },

  async erase() {
    if (!options.yes && !process.stdin.isTTY) throw new InboxError('To delete without being asked, add --yes.');
    const held = await heldAbout(db, person());
    const counts = Object.entries(held).map(([name, rows]) => `${rows.length} ${name}`);
    if (Object.values(held).flat().length === 0) return console.log(`Nothing is held about ${person()}.`);
    console.log(`Held about ${person()}: ${counts.join(', ')}.`);
    if (!options.yes && !(await confirm(person()))) throw new InboxError('Nothing was deleted.');
    const gone = await erase(db, person());
    for (const [name, rows] of Object.entries(gone)) {
      for (const row of rows) console.log(`Deleted from ${name}: ${row.id ?? row.email}`);
    }
  },
};

try {
  if (options.help || !Object.hasOwn(commands, command)) console.log(help);
  else await commands[command]!();
} catch (error) {
  if (!(error instanceof InboxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function json(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

function person(): string {
  if (options.email) return options.email.trim();
  throw new InboxError('Whose? Give --email.');
}

async function confirm(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type the address to delete all of it: ');
  terminal.close();
  return answer.trim() === email;
}
