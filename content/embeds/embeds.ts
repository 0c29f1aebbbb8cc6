import type { Embed } from './embed.ts';
import { sampleChat, sampleReviewWidget } from './sample-embeds.ts';

/**
 * The embeds of other companies that are on; the two shipped are samples served by the site itself. Nothing of an embed
 * loads before its place is reached or, with `consent`, before the visitor agrees. providers.ts has the usual ones: write
 * `leadConnectorChat('<widget id>')` in place of `sampleChat`.
 */
export const embeds: readonly Embed[] = [sampleChat, sampleReviewWidget];

/** The first embed at a place. */
export const embedAt = (place: Exclude<Embed['place'], 'page'>, list = embeds): Embed | undefined =>
  list.find((embed) => embed.place === place);
