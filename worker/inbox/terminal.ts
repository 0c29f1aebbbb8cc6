/** A sentence for the person at the terminal. */
export class TerminalError extends Error {}

/** Runs what was asked for at a terminal; of a TerminalError it says the sentence. Returns the exit code. */
export async function exitCodeOf(run: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof TerminalError)) throw error;
    console.error(error.message);
    return 1;
  }
}
