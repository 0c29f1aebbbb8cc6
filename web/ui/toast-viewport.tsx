import * as Radix from '@radix-ui/react-toast';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast } from './toast.ts';

const looks: Record<Toast['variant'], string> = {
  default: 'bg-surface text-text border-line',
  destructive: 'bg-danger text-white border-transparent',
};

/** Shows one notification for 5 seconds; swiping it 50 px to the right or its button closes it, F8 focuses it. */
export default function ToastViewport({ toast }: { toast: Toast }) {
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => open || dismissToast(toast)}
        type={toast.variant === 'destructive' ? 'foreground' : 'background'}
        className={`flex items-start gap-4 rounded-tile border p-4 pr-3 shadow-card transition-transform data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none starting:translate-y-4 ${looks[toast.variant]}`}
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
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed right-0 bottom-0 z-(--z-toast) flex w-full flex-col p-4 md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}
