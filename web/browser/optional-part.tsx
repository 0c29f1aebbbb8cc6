import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A lazy component that renders nothing if its code cannot be loaded. The next mount tries again. */
export function optionalPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch(() => {
        Latest = attempt();
        return { default: (): null => null };
      }),
    );
  let Latest = attempt();
  return (props) => {
    const [Part] = useState(() => Latest);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
