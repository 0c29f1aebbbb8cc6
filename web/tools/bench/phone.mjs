import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { summary } from './stats.mjs';

/** Lighthouse's CPU index: a quarter of 1,500, the machine for its default slowdown (docs/throttling.md). */
const speed = 1500 / 4;

export class Phone {
  #slowdowns = [];

  /** CPU throttling rate for the machine's current speed. Takes a second. */
  slowdown() {
    const slowdown = Math.min(4, Math.max(1, pageFunctions.computeBenchmarkIndex() / speed));
    this.#slowdowns.push(slowdown);
    return slowdown;
  }

  row() {
    return { what: 'the phone, slower than this machine', unit: 'times', ...summary(this.#slowdowns) };
  }
}
