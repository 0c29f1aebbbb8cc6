import type { Embed } from './embed.ts';
import { sampleChat, sampleReviewWidget } from './sample-embeds.ts';

/**
 * Active embeds; the two shipped are samples served by the site itself. An embed loads when its place is reached and, with
 * `consent`, the visitor agrees. providers.ts has common ones: to replace `sampleChat`, write `leadConnectorChat('<widget
 * id>')`.
 */
export const embeds: readonly Embed[] = [sampleChat, sampleReviewWidget];

export const embedAt = (place: Exclude<Embed['place'], 'page'>, list = embeds): Embed | undefined =>
  list.find((embed) => embed.place === place);
