import type { Context, Handler } from 'hono';
import { messageForms } from '#content/forms/forms.ts';
import type { DeskOverview } from '#content/shared/desk/desk-api.ts';
import build from '../../dist/build.json';
import { feedState } from '../changelog/copy.ts';
import { outboxCounts } from '../db/outbox.ts';
import { stateCounts } from '../db/received.ts';
import { downReceivers } from '../db/receivers.ts';
import { isConfigured, unreadyChannels } from '../delivery/channels.ts';
import { type App, checkSettings } from '../env.ts';

const formNames = Object.keys(messageForms);

export function overview(): Handler<App> {
  return async function overview(c) {
    const { DB, RELEASE, CHANGELOG_FEED_URL } = c.env;
    const now = Date.now();
    const unready = build.unready.filter(({ file }) => !CHANGELOG_FEED_URL || file !== 'content/changelog.xml');
    unready.push(...unreadyChannels(c.env));
    const [{ waiting, oldest, undeliverable }, { open, spam }, down, feed] = await Promise.all([
      outboxCounts(DB),
      stateCounts(DB),
      downReceivers(DB),
      feedState(c),
    ]);
    return c.json({
      unready: unready.map(({ what, file, todo }) => ({ what, file, todo })),
      undelivered: { count: waiting, oldest: oldest === null ? 0 : Math.floor((now - oldest) / 1000) },
      undeliverable,
      down: down.filter((receiver) => isConfigured(receiver, c.env)),
      feed,
      version: build.version,
      deployedAt: Date.parse(RELEASE.timestamp) || undefined,
      settings: settingsError(c),
      open: Object.fromEntries(formNames.map((form) => [form, open[form] ?? 0])) as DeskOverview['open'],
      spam,
    } satisfies DeskOverview);
  };
}

function settingsError(c: Context<App>): string | undefined {
  try {
    checkSettings(c.env);
  } catch (error) {
    return (error as Error).message;
  }
}
