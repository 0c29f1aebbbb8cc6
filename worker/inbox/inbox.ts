import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { forms } from '#content/forms/forms.ts';
import type { Database } from '../db/database.ts';
import { inbox, redeliver, redeliverSince, submissionById } from '../db/inbox.ts';
import { erase, heldAbout } from '../db/people.ts';
import { suspects } from '../db/submissions.ts';
import { eventChannels } from '../delivery/channels.ts';
import { databaseFlags, dayEnd, dayStart, number, type Options, oneOf, readArguments } from './options.ts';
import { csv, inboxEntry, readable, table } from './print.ts';
import { exitCodeOf, TerminalError } from './terminal.ts';
import { variables, wranglerDatabase } from './wrangler-database.ts';

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

/**
 * Runs the command with these arguments on the database that `openDatabase` finds by the flags of `wrangler d1`. Prints what
 * it answers, or in a sentence what it needs; returns the exit code.
 */
export function runInbox(args: string[], openDatabase = wranglerDatabase): Promise<0 | 1> {
  return exitCodeOf(async () => {
    const { values: options, positionals } = readArguments(args);
    const [name = 'list', ...ids] = positionals;
    if (options.help || name === 'help') return console.log(help);
    const db = openDatabase(databaseFlags(options));
    const commands = commandsOn(db, options, ids);
    if (!Object.hasOwn(commands, name)) throw new TerminalError(`There is no command "${name}".\n\n${help}`);
    await commands[name]!();
  });
}

function commandsOn(db: Database, options: Options, ids: string[]): Record<string, () => Promise<unknown>> {
  return {
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
      if (options.json) return out(jsonOf(rows.map(inboxEntry)), options.out);
      if (options.csv) return out(options.out ? `\ufeff${csv(rows)}` : csv(rows), options.out);
      console.log(rows.length > 0 ? table(rows, process.stdout.columns ?? 200) : 'There is nothing to list.');
      const { count } = await suspects(db, 0);
      if (count > 0 && !options.spam)
        console.log(`Messages that look like spam: ${count} (npm run inbox -- list --spam)`);
    },

    async show() {
      if (!ids[0]) throw new TerminalError('Which message? Give its reference or id.');
      const row = await submissionById(db, ids[0]);
      if (!row) throw new TerminalError('There is no message with this id.');
      out(jsonOf(readable({ ...row })), options.out);
    },

    async redeliver() {
      const from = dayStart(options.since);
      if (ids.length === 0 && from === undefined)
        throw new TerminalError('Which message? Give its reference or id, or --since a day.');
      if (from !== undefined)
        console.log(`Messages that go out with the next sweeps, every five minutes: ${await redeliverSince(db, from)}`);
      for (const id of ids) {
        if (!(await redeliver(db, id))) throw new TerminalError(`There is no message ${id}.`);
        console.log(`${id} goes out with the next sweep, within five minutes.`);
      }
      if (!options.remote) console.log(`Here no sweep runs by itself: while npm start runs, open ${sweep}`);
    },

    async export() {
      const held = Object.entries(await heldAbout(db, person(options))).map(([name, rows]) => [
        name,
        rows.map(readable),
      ]);
      out(jsonOf({ email: person(options), ...Object.fromEntries(held) }), options.out);
    },

    async erase() {
      if (!options.yes && !process.stdin.isTTY) throw new TerminalError('To delete without being asked, add --yes.');
      const held = await heldAbout(db, person(options));
      const counts = Object.entries(held).map(
        ([name, rows]) => `${called[name as keyof typeof called]}: ${rows.length}`,
      );
      if (Object.values(held).flat().length === 0) return console.log(`Nothing is held about ${person(options)}.`);
      console.log(`Held about ${person(options)}: ${counts.join(', ')}.`);
      if (!options.yes && !(await confirm(person(options)))) throw new TerminalError('Nothing was deleted.');
      const left = { channels: eventChannels(await variables()), at: Date.now() };
      const { erased } = await erase(db, person(options), left);
      for (const [name, rows] of Object.entries(erased)) {
        for (const row of rows) console.log(`Deleted, ${called[name as keyof typeof called]}: ${row.id ?? row.email}`);
      }
    },
  };
}

const jsonOf = (value: unknown) => JSON.stringify(value, null, 2);

function out(text: string, file: string | undefined): void {
  if (file) writeFileSync(file, `${text}\n`);
  console.log(file ? `Written to ${file}.` : text);
}

function person({ email }: Options): string {
  if (email) return email.trim();
  throw new TerminalError('Whose? Give --email.');
}

async function confirm(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type the address to delete all of it: ');
  terminal.close();
  return answer.trim() === email;
}

if (import.meta.main) process.exitCode = await runInbox(process.argv.slice(2));
