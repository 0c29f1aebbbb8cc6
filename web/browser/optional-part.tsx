import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Like `lazy`; renders nothing if loading fails, and retries on the next mount, if the browser does. */
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
