import { log } from '../log.ts';

/** At most 1.5 s in total. */
const delaysMs = [100, 200, 400, 800];

/** From Cloudflare's list of D1 errors. */
const transient =
  /is locked|SQLITE_BUSY|network connection lost|object to be reset|reset because its code was updated|is overloaded|transient issue/i;

/** `operation` may run twice, because a response can get lost. */
export async function retryTransient<Result>(operation: () => Promise<Result>): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await operation();
    } catch (error) {
      if (!isTransient(error)) throw error;
      log('warn', 'database retried', { error });
      // Spreads concurrent retries.
      await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random() / 2)));
    }
  }
  return operation();
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && (transient.test(error.message) || isTransient(error.cause));
}
