import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useHydrated } from '../browser/hydrated.ts';

/** Radix focuses a pressed tab by script, which draws a focus ring. */
export function TabList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List onMouseDownCapture={(event) => event.stopPropagation()} {...props} />;
}

/** Only the `chosen` tab is a tab stop. */
export function Tab({
  chosen,
  onChoose,
  ...props
}: ComponentProps<typeof Radix.Trigger> & { chosen: boolean; onChoose: () => void }) {
  const hydrated = useHydrated();
  return (
    <Radix.Trigger
      onClick={({ currentTarget }) => {
        // Safari doesn't focus a clicked button.
        currentTarget.focus();
        onChoose();
      }}
      // Radix does so only after hydration.
      {...(!hydrated && chosen && { tabIndex: 0 })}
      {...props}
    />
  );
}
