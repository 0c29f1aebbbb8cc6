import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { forms } from '#content/forms/forms.ts';
import { inbox, redeliver, redeliverSince, submissionById } from '../db/inbox.ts';
import { erase, heldAbout } from '../db/people.ts';
import { suspects } from '../db/submissions.ts';
import { dayEnd, dayStart, number, oneOf, readArguments } from './options.ts';
import { csv, inboxEntry, readable, table } from './print.ts';
import { InboxError, wranglerDatabase } from './wrangler-database.ts';

const formNames = Object.keys(forms);

const help = `What visitors sent.

  npm run inbox                          the latest 50
  npm run inbox -- list [filters]        --form ${formNames.join('|')}; --since and --until 2026-12-31, both days
                                         whole and in UTC; --undelivered; --spam for that alone; --limit 50;
                                         --all adds spam, and who left or has not confirmed;
                                         --csv or --json, with --out inbox.csv into a file
  npm run inbox -- show <id>             one message, whole, by its reference or id
  npm run inbox -- redeliver <id> ...    deliver again, also what was taken for spam
  npm run inbox -- redeliver --since 2026-12-31
                                         deliver what came since to a channel that was switched on later
  npm run inbox -- export --email a@b.c  everything held about a person, as JSON
  npm run inbox -- erase --email a@b.c   delete it, after a confirmation (--yes leaves that out)

--remote asks the database on Cloudflare, otherwise it is the one of npm start (--persist-to names another folder).
For another program: npm run -s inbox -- list --json | jq`;

const sweep = 'http://localhost:8787/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*';

/** What the parts of `Holdings` are called. */
const called = { submissions: 'messages', subscribers: 'newsletter addresses', newsletter_keys: 'newsletter sign-ups' };

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
      from: dayStart(options.since),
      until: dayEnd(options.until),
      undelivered: options.undelivered,
      spam: options.spam,
      all: options.all,
      limit: options.limit ? number(options.limit) : every,
    });
    if (options.json) return json(rows.map(inboxEntry));
    if (options.csv) return csvOut(csv(rows));
    console.log(rows.length > 0 ? table(rows, process.stdout.columns ?? 200) : 'There is nothing to list.');
    const { count } = await suspects(db, 0);
    if (count > 0 && !options.spam)
      console.log(`Messages that look like spam: ${count} (npm run inbox -- list --spam)`);
  },

  async show() {
    if (!ids[0]) throw new InboxError('Which message? Give its reference or id.');
    const row = await submissionById(db, ids[0]);
    if (!row) throw new InboxError('There is no message with this id.');
    json(readable({ ...row }));
  },

  async redeliver() {
    const from = dayStart(options.since);
    if (ids.length === 0 && from === undefined)
      throw new InboxError('Which message? Give its reference or id, or --since a day.');
    if (from !== undefined)
      console.log(`Messages that go out with the next sweeps, every five minutes: ${await redeliverSince(db, from)}`);
    for (const id of ids) {
      if (!(await redeliver(db, id))) throw new InboxError(`There is no message ${id}.`);
      console.log(`${id} goes out with the next sweep, within five minutes.`);
    }
    if (!options.remote) console.log(`Here no sweep runs by itself: while npm start runs, open ${sweep}`);
  },

  async export() {
    const held = Object.entries(await heldAbout(db, person())).map(([name, rows]) => [name, rows.map(readable)]);
    json({ email: person(), ...Object.fromEntries(held) });
  },

  async erase() {
    if (!options.yes && !process.stdin.isTTY) throw new InboxError('To delete without being asked, add --yes.');
    const held = await heldAbout(db, person());
    const counts = Object.entries(held).map(([name, rows]) => `${called[name as keyof typeof called]}: ${rows.length}`);
    if (Object.values(held).flat().length === 0) return console.log(`Nothing is held about ${person()}.`);
    console.log(`Held about ${person()}: ${counts.join(', ')}.`);
    if (!options.yes && !(await confirm(person()))) throw new InboxError('Nothing was deleted.');
    const gone = await erase(db, person());
    for (const [name, rows] of Object.entries(gone)) {
      for (const row of rows) console.log(`Deleted, ${called[name as keyof typeof called]}: ${row.id ?? row.email}`);
    }
  },
};

try {
  if (options.help || command === 'help') console.log(help);
  else if (!Object.hasOwn(commands, command)) throw new InboxError(`There is no command "${command}".\n\n${help}`);
  else await commands[command]!();
} catch (error) {
  if (!(error instanceof InboxError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function json(value: unknown): void {
  out(JSON.stringify(value, null, 2));
}

/** By a mark before its first letter Excel knows UTF-8. */
function csvOut(text: string): void {
  out(options.out ? `\ufeff${text}` : text);
}

function out(text: string): void {
  if (options.out) writeFileSync(options.out, `${text}\n`);
  console.log(options.out ? `Written to ${options.out}.` : text);
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
