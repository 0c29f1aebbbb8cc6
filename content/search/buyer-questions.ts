import type { BuyerQuestion } from './buyer-question.ts';
import { tradesAndRivals } from './trades-and-rivals.ts';

/** First phrasing first. The questions on pages join in web/prerender/words/answer-index.ts. */
export const buyerQuestions: readonly BuyerQuestion[] = [...tradesAndRivals];
