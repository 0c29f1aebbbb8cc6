/** How long a visitor waits for a script. */
export const patienceMs = 4000;

export function soon<Result>(script: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([script, late]);
}
