import { type ReactNode, useEffect, useRef, useState } from 'react';

/** In ms. After closing, the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

/** On hover and keyboard focus; Escape closes it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = () => {
    const delay = performance.now() - lastClosed < skipDelay ? 0 : openDelay;
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    // On the window: hovering doesn't move the focus.
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', hide);
    return () => removeEventListener('keydown', hide);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; its child is the control.
    <span
      className="relative inline-flex"
      onPointerEnter={hover}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {open && (
        <span
          aria-hidden="true"
          style={{ left: '50%', translate: '-50%' }}
          className="absolute bottom-full mb-2 rounded-chip bg-text px-3 py-1.5 text-xs font-medium whitespace-nowrap text-white"
        >
          {text}
        </span>
      )}
    </span>
  );
}
