import { setTimeout } from 'node:timers/promises';
import { alarms } from '#content/desk/health-alarms.ts';
import { api } from '#content/shared/http/api.ts';
import { TerminalError } from '../cli/terminal.ts';
import type { Report } from '../health.ts';

const [waitMs, pauseMs, timeoutMs] = [180_000, 2_000, 10_000];

/** Throws if a check fails or after three minutes. */
export async function waitForRelease(origin: string, isExpected: (report: Report) => boolean): Promise<void> {
  const address = `${origin}${api.health}`;
  const end = Date.now() + waitMs;
  for (;;) {
    const report = await readReport(address);
    if (report && isExpected(report)) {
      const { feed, ...own } = failures(report);
      const failing = Object.values(own).join('\n');
      if (failing)
        throw new TerminalError(`It is deployed, but these checks fail. npm run rollback goes back.\n${failing}`);
      // No release mends a dead blog.
      return console.log(feed ?? 'Every check is ok.');
    }
    if (Date.now() > end)
      throw new TerminalError(
        `${address} does not answer as this release yet. A new domain takes minutes: look again. If npx wrangler deployments list shows a later release, that one replaced it.`,
      );
    await setTimeout(pauseMs);
  }
}

async function readReport(address: string): Promise<Report | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.json()) as Report;
  } catch {
    return undefined;
  }
}

function failures({ checks }: Report): Record<string, string> {
  const failed = Object.entries(checks).filter(([, { ok }]) => !ok);
  return Object.fromEntries(
    failed.map(([name, { error }]) => [name, `${name}: ${error}\n    → ${alarms[name]?.run ?? 'npx wrangler tail'}`]),
  );
}
