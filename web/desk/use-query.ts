import { useEffect, useState } from 'react';
import { type DeskError, get } from './api.ts';

/** What paths of the desk's API answer: the last answers stay, as not `isCurrent`, until the next are there. `again` asks once more. */
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
