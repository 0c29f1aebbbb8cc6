import type { BuyerQuestion } from './buyer-question.ts';

/** Trades and other products by name. Never a rival's price without a source. */
export const tradesAndRivals: readonly BuyerQuestion[] = [];
