import { useEffect, useState } from 'react';
import { type DeskError, get } from './api.ts';

/** New paths keep the old responses, with `isCurrent` false. `again` refetches, `put` replaces the response. */
export function useQuery<Answer>(...paths: readonly string[]) {
  const [state, setState] = useState<{ of?: string; answers?: readonly Answer[]; error?: DeskError }>({});
  const [round, setRound] = useState(0);
  const key = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round refetches.
  useEffect(() => {
    const stop = new AbortController();
    Promise.all(key.split(' ').map((path) => get<Answer>(path, stop.signal))).then(
      (answers) => stop.signal.aborted || setState({ of: key, answers }),
      (error) => stop.signal.aborted || setState((last) => ({ ...last, error })),
    );
    return () => stop.abort();
  }, [key, round]);
  const { of, answers, error } = state;
  return {
    answers,
    error,
    isCurrent: of === key,
    again: () => setRound(round + 1),
    put: (answer: Answer) => setState({ of: key, answers: [answer] }),
  };
}
