import { createStore } from '../browser/store.ts';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

/** Milliseconds until a dismissed toast leaves the list. */
const removeDelay = 1_000_000;

const shown = createStore<Toast | undefined>(undefined);
let count = 0;

export function toast({ variant = 'default', ...words }: { title: string; text?: string; variant?: Toast['variant'] }) {
  shown.set({ id: ++count, variant, open: true, ...words });
}

export function dismissToast(toast: Toast) {
  if (shown.get()?.id !== toast.id) return;
  shown.set({ ...toast, open: false });
  setTimeout(() => shown.get()?.id === toast.id && shown.set(undefined), removeDelay);
}

export const useToast = shown.use;
