import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Watch, watchDemo } from '#content/pages/demo-video.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { pageLoading } from '../browser/page-loading.ts';
import { soon } from '../browser/soon.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import type { DemoDialog } from './demo-dialog.tsx';

/**
 * Plays from the time in `to`. Loads nothing before the first click. Without JavaScript, or if loading fails, it links to the
 * file.
 */
export function DemoLink({
  to = watchDemo.to,
  className,
  children,
}: {
  to?: Watch['to'];
  className: string;
  children: ReactNode;
}) {
  const [Dialog, setDialog] = useState<typeof DemoDialog>();
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLAnchorElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (Dialog && !open) control.current!.focus({ preventScroll: true });
  }, [Dialog, open]);

  const play = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      const { DemoDialog } = await pageLoading(soon(import('./demo-dialog.tsx')));
      setDialog(() => DemoDialog);
      setOpen(true);
    } catch {
      location.assign(to);
    }
  };
  return (
    <>
      <a
        ref={control}
        href={to}
        {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={(event) => isPlainClick(event) && play(event)}
        onKeyDown={(event) => event.key === ' ' && play(event)}
        data-needs-app
        data-count="film"
        className={`${className} ${open ? 'invisible' : ''}`}
      >
        {children}
      </a>
      {Dialog && <Dialog to={to} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
