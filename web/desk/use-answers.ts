import { useEffect, useState } from 'react';
import { ask, type DeskError } from './ask.ts';

/** What paths of the desk's API answer: the last answers stay until the next are there. `again` asks once more. */
export function useAnswers<Answer>(...paths: readonly string[]) {
  const [state, setState] = useState<{ answers?: readonly Answer[]; error?: DeskError }>({});
  const [round, setRound] = useState(0);
  const asked = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    const stop = new AbortController();
    Promise.all(asked.split(' ').map((path) => ask<Answer>(path, { signal: stop.signal }))).then(
      (answers) => stop.signal.aborted || setState({ answers }),
      (error) => stop.signal.aborted || setState((last) => ({ ...last, error })),
    );
    return () => stop.abort();
  }, [asked, round]);
  return { ...state, again: () => setRound(round + 1), put: (answer: Answer) => setState({ answers: [answer] }) };
}
