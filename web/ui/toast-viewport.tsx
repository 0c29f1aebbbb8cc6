import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast } from './toast.ts';

const looks: Record<Toast['variant'], string> = {
  default: 'bg-surface text-text border-line',
  destructive: 'bg-danger text-white border-transparent',
};

/**
 * The notification area: at the lower end of a large screen, below the header of a small one, where no button of a form
 * is. F8 focuses it, empty or not; `focused` says that F8 asked for it before it was there.
 */
export default function ToastViewport({ toast, focused }: { toast?: Toast; focused: boolean }) {
  const area = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focused) area.current!.focus();
  }, [focused]);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <Notification key={toast.id} toast={toast} />}
      <Radix.Viewport
        ref={area}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed top-(--header-height) right-0 z-(--z-toast) flex w-full flex-col p-4 md:top-auto md:bottom-0 md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

/** One notification for 5 seconds; swiping it 50 px to the right or its button closes it. */
function Notification({ toast }: { toast: Toast }) {
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => open || dismissToast(toast)}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      className={`flex items-start gap-4 rounded-tile border p-4 pr-3 shadow-card transition-transform data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none starting:-translate-y-4 md:starting:translate-y-4 ${looks[toast.variant]}`}
    >
      <div className="grow">
        <Radix.Title className="font-[650]">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-sm">{toast.description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label="Close"
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-current/10"
      >
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
