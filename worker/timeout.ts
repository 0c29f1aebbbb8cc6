export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** For work without AbortSignal; it continues. */
export function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer in ${ms / 1000} s`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
