import { log } from '../log.ts';

/** Milliseconds between the attempts, before chance shortens each: a visitor waits a second and a half longer at most. */
const pauses = [100, 200, 400, 800];

/** What D1 and SQLite say when the same statement may well succeed in a moment (Cloudflare's list of D1 errors). */
const transient =
  /is locked|SQLITE_BUSY|network connection lost|object to be reset|reset because its code was updated|is overloaded|transient issue/i;

/**
 * Runs an operation of the database, again while it fails with an error that passes by itself; any other error is
 * thrown at once. The operation must be one that may run twice, because the first answer can get lost on its way.
 */
export async function retryTransient<Result>(operation: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await operation();
    } catch (error) {
      if (!isTransient(error)) throw error;
      log('warn', 'database retried', { error });
      // Each waits another time, so that those who failed together do not come back together.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
    }
  }
  return operation();
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && (transient.test(error.message) || isTransient(error.cause));
}
