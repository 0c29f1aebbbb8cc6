import type { Action } from '../pages.ts';

/** A question that buyers ask, with its one answer. */
export interface BuyerQuestion {
  /** The first is shown above the answer. Others are rewordings or search words. Case, order and endings don't matter. */
  phrasings: readonly [string, ...string[]];
  /** At most two sentences, true without any page around them. */
  answer: string;
  /** The section, question, form or site to open. */
  place: Action['to'];
  /** Typical, but not confirmed by the owner: `npm run ready` asks for it. */
  sample?: true;
}
