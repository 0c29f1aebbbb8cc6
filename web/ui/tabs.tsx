import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useHydrated } from '../browser/hydrated.ts';

/**
 * Radix's list of tabs. Radix would focus a pressed tab by script and so draw an outline that nobody asked for; the
 * browser focuses without one, and the click chooses.
 */
export function TabList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List onMouseDownCapture={(event) => event.stopPropagation()} {...props} />;
}

/** One of its tabs; only the `chosen` one is a stop of the Tab key, also in the HTML. */
export function Tab({
  chosen,
  onChoose,
  ...props
}: ComponentProps<typeof Radix.Trigger> & { chosen: boolean; onChoose: () => void }) {
  const hydrated = useHydrated();
  return (
    <Radix.Trigger
      onClick={({ currentTarget }) => {
        // Safari focuses no button that is clicked.
        currentTarget.focus();
        onChoose();
      }}
      // Radix makes one tab a stop only when it runs.
      {...(!hydrated && chosen && { tabIndex: 0 })}
      {...props}
    />
  );
}
