import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { BoFace } from './bo.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast } from './toast.ts';

const looks = {
  default: { area: 'border-line bg-surface text-text', icon: 'check', badge: 'bg-action text-white' },
  destructive: {
    area: 'border-transparent bg-rose text-hue-text [--page-hue:var(--color-clay)]',
    icon: 'alert',
    badge: 'bg-clay text-text',
  },
} as const satisfies Record<Toast['variant'], object>;

/** At the bottom of large screens, below the header on small ones. `focused`: F8 loaded it. */
export default function ToastViewport({ toast, focused }: { toast?: Toast; focused: boolean }) {
  const area = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focused) area.current!.focus();
  }, [focused]);
  const close = (toast: Toast) => {
    dismissToast(toast);
    // Radix pauses on hover and focus, and would pause the next toast forever.
    area.current!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <Notification key={toast.id} toast={toast} onClose={() => close(toast)} />}
      <Radix.Viewport
        ref={area}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed top-(--header-height) right-0 z-(--z-toast) flex w-full flex-col p-4 md:top-auto md:bottom-(--notice,0px) md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

/** Also closes by a swipe of 50 px. */
function Notification({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { area, icon, badge } = looks[toast.variant];
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => open || onClose()}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      className={`toast flex items-start gap-3 rounded-tile border p-3 pr-2 shadow-card ${area}`}
    >
      <div className="relative shrink-0">
        <BoFace className="size-9" />
        <Icon
          name={icon}
          className={`not-first:absolute not-first:-right-1.5 not-first:-bottom-1 size-5 rounded-full p-0.5 ${badge}`}
        />
      </div>
      <div className="grow">
        <Radix.Title className="font-[650] max-md:text-sm">{toast.title}</Radix.Title>
        {toast.text && <Radix.Description className="text-sm">{toast.text}</Radix.Description>}
      </div>
      <Radix.Close aria-label="Close" className="-my-2 icon-button shrink-0 hover:bg-hover-dark">
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
