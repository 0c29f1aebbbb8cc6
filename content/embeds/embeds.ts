import type { Embed } from './embed.ts';
import { sampleChat, sampleReviewWidget } from './sample-embeds.ts';

/**
 * Active embeds; the shipped ones are samples. They load when their place is reached and, with `consent`, after agreement. For
 * LeadConnector replace `sampleChat` with `leadConnectorChat('<widget id>')` of providers.ts.
 */
export const embeds: readonly Embed[] = [sampleChat, sampleReviewWidget];

export const embedAt = (place: Exclude<Embed['place'], 'page'>, list = embeds): Embed | undefined =>
  list.find((embed) => embed.place === place);
