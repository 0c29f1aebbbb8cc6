import { HTTPException } from 'hono/http-exception';

/** A sentence for the person at the terminal. */
export class TerminalError extends Error {}

/** Runs a command and prints the sentence of a TerminalError. Returns the exit code. */
export async function exitCodeOf(run: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await run();
    return 0;
  } catch (error) {
    // A filter that the desk would refuse.
    if (!(error instanceof TerminalError || error instanceof HTTPException)) throw error;
    console.error(error.message);
    return 1;
  }
}
