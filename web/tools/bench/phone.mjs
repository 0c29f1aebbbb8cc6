import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { summary } from './stats.mjs';

/**
 * The phone's speed as Lighthouse's index of a processor: a quarter of 1,500, where those machines begin that its default,
 * four times slower, is meant for (docs/throttling.md of Lighthouse).
 */
const speed = 1500 / 4;

/** The phone that pages are measured on: the same one, whatever the pace of this machine is at the moment. */
export class Phone {
  #slowdowns = [];

  /** How many times slower than this machine it is now: four beside a fast machine, less beside a slow one. Takes a second. */
  slowdown() {
    const slowdown = Math.min(4, Math.max(1, pageFunctions.computeBenchmarkIndex() / speed));
    this.#slowdowns.push(slowdown);
    return slowdown;
  }

  /** The row that says what it was. */
  row() {
    return { what: 'the phone, slower than this machine', unit: 'times', ...summary(this.#slowdowns) };
  }
}
