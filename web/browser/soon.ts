/** How long a visitor waits for a script that does not answer. */
export const patienceMs = 4000;

/** Returns the same promise, but rejects when a script that a visitor waits for has not answered within `patienceMs`. */
export function soon<Result>(script: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([script, late]);
}
