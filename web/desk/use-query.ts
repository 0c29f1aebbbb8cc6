import { useEffect, useState } from 'react';
import { type DeskError, get } from './api.ts';

/**
 * The answers of some paths of the desk's API. When the paths change, the old answers stay, with `isCurrent` false, until the
 * new ones are there. `again` asks once more, `put` takes the place of the answer.
 */
export function useQuery<Answer>(...paths: readonly string[]) {
  const [state, setState] = useState<{ of?: string; answers?: readonly Answer[]; error?: DeskError }>({});
  const [round, setRound] = useState(0);
  const asked = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    const stop = new AbortController();
    Promise.all(asked.split(' ').map((path) => get<Answer>(path, stop.signal))).then(
      (answers) => stop.signal.aborted || setState({ of: asked, answers }),
      (error) => stop.signal.aborted || setState((last) => ({ ...last, error })),
    );
    return () => stop.abort();
  }, [asked, round]);
  const { of, answers, error } = state;
  return {
    answers,
    error,
    isCurrent: of === asked,
    again: () => setRound(round + 1),
    put: (answer: Answer) => setState({ of: asked, answers: [answer] }),
  };
}
