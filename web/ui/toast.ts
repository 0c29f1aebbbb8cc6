import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

/** Milliseconds after which a dismissed notification leaves the list. */
const removeDelay = 1_000_000;

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notification. One is visible at a time: a new one takes the place of the old. */
export function toast({
  variant = 'default',
  ...text
}: {
  title: string;
  description?: string;
  variant?: Toast['variant'];
}) {
  show({ id: ++count, variant, open: true, ...text });
}

/** Closes the notification, and forgets it after the delay above. */
export function dismissToast({ id }: Toast) {
  if (current?.id !== id) return;
  show({ ...current, open: false });
  setTimeout(() => current?.id === id && show(undefined), removeDelay);
}

/** The notification to show, if there is one. */
export const useToast = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );

function show(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}
