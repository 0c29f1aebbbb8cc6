import { messageWords as words } from '#content/desk/messages.ts';
import { DeskIcon } from '../desk-icon.tsx';
import type { State, Undo } from './state.ts';

interface NoticeProps {
  notice: State['notice'];
  onUndo: (undo: Undo) => void;
  onClose: () => void;
}

export function Notice({ notice, onUndo, onClose }: NoticeProps) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-4 grid place-items-center lg:right-auto lg:left-4 max-lg:group-data-open:bottom-20"
    >
      {notice && (
        <p
          className={`pointer-events-auto flex items-center gap-4 rounded-full bg-text py-1 pr-2 pl-5 text-white shadow-window ${notice.isWrong ? 'outline-2 outline-danger' : ''}`}
        >
          {notice.text}
          {notice.undo && (
            <button
              type="button"
              onClick={() => onUndo(notice.undo!)}
              className="flex min-h-11 items-center gap-2 rounded-full px-3 font-[650] text-highlight"
            >
              <DeskIcon name="undo" className="size-4.5" />
              {words.undo}
            </button>
          )}
          <button type="button" aria-label={words.keys.close} onClick={onClose} className="size-11 rounded-full">
            ×
          </button>
        </p>
      )}
    </div>
  );
}
