/** A health check in the alarm email; `worker/alarms/README.md` has the same commands. */
interface Alarm {
  meaning: string;
  run: string;
}

export const alarms: Record<string, Alarm> = {
  database: {
    meaning: 'The database doesn’t respond, is full or read-only, or lacks a table. Forms answer 503.',
    run: 'npx wrangler d1 info DB',
  },
  delivery: {
    meaning: 'Messages are stored but aren’t reaching you: a receiver is down, or deliveries are late.',
    run: 'npm run inbox -- list --undelivered --remote',
  },
  queue: {
    meaning: 'The queue doesn’t respond. The sweep delivers every five minutes instead.',
    run: 'npx wrangler queues list',
  },
  sweep: { meaning: 'The cron hasn’t run for 15 minutes, so nothing is retried.', run: 'npx wrangler tail' },
  settings: { meaning: 'A variable is wrong. The part that needs it runs without it.', run: 'npm run ready' },
  flood: {
    meaning:
      'More than 300 submissions came in within an hour. The rest are stored as suspected spam and aren’t emailed. Set FORMS_CLOSED to close a form.',
    run: 'npm run inbox -- list --state spam --remote',
  },
  feed: { meaning: 'The changelog has no copy of its feed to show.', run: 'npm run ready' },
};

const unknown: Alarm = { meaning: 'Part of the site isn’t working.', run: 'npx wrangler tail' };

export interface AlarmChange {
  check: string;
  error?: string;
  /** It failed while no alarm could be sent, and works again. */
  isOver?: boolean;
}

/** `env` is the environment of wrangler.toml, unless it is production. */
export function alarmEmail(
  site: string,
  changes: readonly AlarmChange[],
  env?: string,
): { subject: string; text: string } {
  const failing = changes.filter(({ error, isOver }) => error !== undefined && !isOver);
  const missed = changes.filter(({ isOver }) => isOver);
  const working = changes.filter(({ error }) => error === undefined).map(({ check }) => check);
  const heads = [
    ...(failing.length > 0 ? [`failing: ${failing.map(({ check }) => check).join(', ')}`] : []),
    ...(missed.length > 0 ? [`failed for a while: ${missed.map(({ check }) => check).join(', ')}`] : []),
    ...(working.length > 0 ? [`working again: ${working.join(', ')}`] : []),
  ];
  const lines = failing.map(({ check, error }) => {
    const { meaning, run } = alarms[check] ?? unknown;
    const command = env ? `${run}${/^npm run \S+$/.test(run) ? ' --' : ''} --env ${env}` : run;
    return `${check}: ${error}\n${meaning}\nRun: ${command}\n`;
  });
  return {
    subject: `${site}, ${heads.join('; ')}`,
    text: [
      ...lines,
      ...missed.map(
        ({ check, error }) => `${check}: ${error}\nNo email about it could be sent at the time. It works again.\n`,
      ),
      ...working.map((check) => `${check} works again.\n`),
      'For more, see worker/alarms/README.md. You get one email when a check fails and one when it works again.',
    ].join('\n'),
  };
}
