import { Icon } from '../ui/icon.tsx';
import { Segments } from './bamboo.tsx';

interface Chapter {
  title: string;
  note: string;
  lessons: number;
  done: number;
  locked?: boolean;
}

/** The chapters of a course: a segment per lesson, the open chapter marked. Phones show the first two. */
export function Outline({ chapters, open }: { chapters: readonly Chapter[]; open: number }) {
  return (
    <div className="grid gap-1.5">
      {chapters.map(({ title, note, lessons, done, locked }, index) => (
        <div
          key={title}
          className={`rounded-tile px-3.5 py-3 ${index > 1 ? 'max-md:hidden' : ''} ${index === open ? 'bg-hue-soft' : ''}`}
        >
          <span className="flex items-center gap-2 font-[650]">
            <span className="flex-1">{title}</span>
            {done === lessons && <Icon name="check" className="size-4 text-action" />}
            {locked && <Icon name="lock" className="size-4 text-text-faint" />}
          </span>
          <span className="mb-2 block text-xs text-text-soft">{note}</span>
          <Segments of={lessons} filled={done} className="h-2" />
        </div>
      ))}
    </div>
  );
}
