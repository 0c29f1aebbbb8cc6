import { createStore } from '../browser/store.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

/** Milliseconds after which a dismissed notification leaves the list. */
const removeDelay = 1_000_000;

/** The notification to show, if there is one. */
const shown = createStore<Toast | undefined>(undefined);
let count = 0;

/** Shows a notification. One is visible at a time: a new one takes the place of the old. */
export function toast({
  variant = 'default',
  ...text
}: {
  title: string;
  description?: string;
  variant?: Toast['variant'];
}) {
  shown.set({ id: ++count, variant, open: true, ...text });
}

/** Closes the notification, and forgets it after the delay above. */
export function dismissToast(toast: Toast) {
  if (shown.get()?.id !== toast.id) return;
  shown.set({ ...toast, open: false });
  setTimeout(() => shown.get()?.id === toast.id && shown.set(undefined), removeDelay);
}

export const useToast = shown.use;
