import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { forms } from '#content/forms/forms.ts';
import { dayStart, localTime } from '#content/shared/dates/day.ts';
import { countText, mostCounted } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { databaseFlags, day, type Options, readArguments } from '../cli/options.ts';
import { exitCodeOf, TerminalError } from '../cli/terminal.ts';
import { variables, wranglerDatabase } from '../cli/wrangler-database.ts';
import { type AuditEntry, auditStatement, recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { changeMessage, redeliverSince } from '../db/message-actions.ts';
import { erasePerson, personData } from '../db/people.ts';
import { type ReceivedRow, receivedById, receivedRows, stateCounts } from '../db/received.ts';
import { channelsByForm, eventChannels, messageChannels } from '../delivery/channels.ts';
import { deskEntry, deskMessage, factsOf, statusOf } from '../desk/entry.ts';
import { byteOrderMark, csv, exportEntry, personJson } from '../desk/export.ts';
import { orderOf, readFilter, readNumber } from '../desk/filter.ts';

const help = `Lists what visitors sent, like the desk.

  npm run inbox                          the latest 50
  npm run inbox -- list [filters]        --search 'words'; --form ${Object.keys(forms).join('|')};
                                         --state open|done|spam; --priority urgent; --source spring;
                                         --since and --until 2026-12-31, whole days in ${site.timeZone};
                                         --undelivered; --subscribed for confirmed addresses; --limit 50;
                                         --csv or --json; --out inbox.csv writes a file
  npm run inbox -- show <id>             a whole message, by its reference or id
  npm run inbox -- redeliver <id> ...    deliver again, also spam
  npm run inbox -- redeliver --since 2026-12-31
                                         deliver older messages to a new channel
  npm run inbox -- retry <id> ...        retry an undeliverable delivery, also newsletter:<address>
  npm run inbox -- dismiss <id> ...      hide an undeliverable delivery
  npm run inbox -- export --email a@b.c  all data of a person, as JSON
  npm run inbox -- erase --email a@b.c   delete that data after a confirmation (--yes skips it)

--remote uses the database on Cloudflare (--env staging: that of staging), otherwise that of npm start (--persist-to
names another folder).
For another program: npm run -s inbox -- list --json | jq`;

const tableLabels = {
  submissions: 'messages',
  replies: 'replies and notes',
  outbox: 'deliveries',
  subscribers: 'newsletter addresses',
  newsletter_keys: 'newsletter sign-ups',
  confirmation_limits: 'counts of confirmation emails',
};

const labelOf = (table: string) => tableLabels[table as keyof typeof tableLabels];

/** `openDatabase` gets flags of `wrangler d1`. Returns the exit code. */
export function runInbox(args: string[], openDatabase = wranglerDatabase, readVariables = variables): Promise<0 | 1> {
  return exitCodeOf(async () => {
    const { values: options, positionals } = readArguments(args);
    const [name = 'list', ...ids] = positionals;
    if (options.help || name === 'help') return console.log(help);
    const db = openDatabase(databaseFlags(options));
    const commands = commandsOn(db, options, ids, readVariables);
    if (!Object.hasOwn(commands, name)) throw new TerminalError(`There is no command "${name}".\n\n${help}`);
    await commands[name]!();
  });
}

function commandsOn(
  db: Database,
  options: Options,
  ids: string[],
  readVariables: typeof variables,
): Record<string, () => Promise<unknown>> {
  const settle = async (what: 'retry' | 'dismiss', done: string) => {
    if (ids.length === 0) throw new TerminalError(whichMessage);
    for (const id of ids) {
      await changeMessage(db, { ...auditEntry(what), what, message: (await messageOf(db, id)).id });
      console.log(`${id} ${done}.`);
    }
  };
  return {
    async list() {
      const flat = Object.entries(options).map(([name, value]) => [name, value === true ? '1' : value]);
      const query: Record<string, string | undefined> = Object.fromEntries(flat);
      const isFile = options.json || options.csv;
      const filter = readFilter(query);
      const limit = isFile && !options.limit ? -1 : readNumber(query, 'limit', 50, 999_999);
      const rows = await receivedRows(db, filter, { order: orderOf(filter), limit });
      if (options.json) return out(jsonOf(rows.map(exportEntry)), options.out);
      if (options.csv) return out(`${options.out ? byteOrderMark : ''}${csv(rows)}`, options.out);
      console.log(rows.length > 0 ? table(rows, process.stdout.columns ?? 200) : 'There is nothing to list.');
      const { spam } = await stateCounts(db);
      const suspects = countText(spam, mostCounted.spam);
      if (spam > 0 && options.state !== 'spam')
        console.log(`Messages that look like spam: ${suspects} (npm run inbox -- list --state spam)`);
    },

    async show() {
      const row = await messageOf(db, ids[0]);
      const isEmailOn = Boolean((await readVariables(options.env)).NOTIFY_EMAIL);
      out(jsonOf(deskMessage(row, { ...(await factsOf(db, row)), isEmailOn })), options.out);
    },

    async redeliver() {
      const variables = await readVariables(options.env);
      if (messageChannels(variables).length === 0) throw new TerminalError(deskErrors.nowhere);
      const from = dayStart(day(options.since));
      if (from === undefined && ids.length === 0) throw new TerminalError(`${whichMessage} Or give --since a day.`);
      if (from !== undefined) {
        const count = await redeliverSince(db, from, channelsByForm(variables));
        console.log(`Messages that go out with the next sweeps, every five minutes: ${count}`);
        await recordAudit(db, auditEntry('deliver'));
      }
      for (const id of ids) {
        const { id: message, form } = await messageOf(db, id);
        const channels = messageChannels(variables, form);
        await changeMessage(db, { ...auditEntry('resend'), what: 'resend', message }, channels);
        console.log(`${id} goes out with the next sweep, within five minutes.`);
      }
    },

    retry: () => settle('retry', 'is due again, at the next sweep'),
    dismiss: () => settle('dismiss', 'is dismissed'),

    async export() {
      const held = await personData(db, person(options));
      await recordAudit(db, auditEntry('export'));
      out(personJson(person(options), held), options.out);
    },

    async erase() {
      if (!options.yes && !process.stdin.isTTY) throw new TerminalError('To delete without a confirmation, add --yes.');
      const held = await personData(db, person(options));
      const counts = Object.entries(held).map(([table, rows]) => `${labelOf(table)}: ${rows.length}`);
      if (Object.values(held).flat().length === 0) return console.log(`Nothing is held about ${person(options)}.`);
      console.log(`Held about ${person(options)}: ${counts.join(', ')}.`);
      if (!options.yes && !(await confirm(person(options)))) throw new TerminalError('Nothing was deleted.');
      const event = { channels: eventChannels(await readVariables(options.env)), at: Date.now() };
      const { erased } = await erasePerson(db, person(options), event, [auditStatement(db, auditEntry('erase'))]);
      for (const [table, rows] of Object.entries(erased))
        for (const row of rows)
          console.log(`Deleted, ${labelOf(table)}: ${row.id ?? row.event_id ?? row.email ?? row.address_hash}`);
    },
  };
}

const whichMessage = 'Which message? Give its reference or id.';

async function messageOf(db: Database, id: string | undefined): Promise<ReceivedRow> {
  if (!id) throw new TerminalError(whichMessage);
  const row = await receivedById(db, id);
  if (!row) throw new TerminalError(`There is no message ${id}.`);
  return row;
}

function auditEntry(what: AuditEntry['what']): AuditEntry {
  return { id: crypto.randomUUID(), at: Date.now(), who: `${userInfo().username} (npm run inbox)`, what };
}

function table(rows: ReceivedRow[], width: number): string {
  const lines = rows.map((row) => {
    const { form, name, email, reference, subject, state } = deskEntry(row);
    const received = localTime(row.received_at);
    return [received, form, state, statusOf(row), name, email, reference, subject];
  });
  const cells = [['received', 'form', 'state', 'status', 'name', 'email', 'reference', 'subject'], ...lines];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const textOf = (line: string[]) => line.map((cell, at) => cell.padEnd(widths[at]!)).join('  ');
  return cells.map((line) => textOf(line).trimEnd().slice(0, width)).join('\n');
}

const jsonOf = (value: unknown) => JSON.stringify(value, null, 2);

function out(text: string, file: string | undefined): void {
  if (file) writeFileSync(file, `${text}\n`);
  console.log(file ? `Written to ${file}.` : text);
}

function person({ email }: Options): string {
  if (email) return email.trim();
  throw new TerminalError('Please add --email.');
}

async function confirm(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type the address to delete all of it: ');
  terminal.close();
  return answer.trim() === email;
}

if (import.meta.main) process.exitCode = await runInbox(process.argv.slice(2));
