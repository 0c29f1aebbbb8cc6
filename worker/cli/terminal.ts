import { HTTPException } from 'hono/http-exception';

/** Printed without a stack trace. */
export class TerminalError extends Error {}

export async function exitCodeOf(run: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await run();
    return 0;
  } catch (error) {
    // HTTPException: an invalid filter.
    if (!(error instanceof TerminalError || error instanceof HTTPException)) throw error;
    console.error(error.message);
    return 1;
  }
}
