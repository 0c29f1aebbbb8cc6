import { useMemo, useRef } from 'react';
import type { LegalSection } from '#content/legal/legal-document.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import type { PagePath } from '#content/pages.ts';
import { useCurrentPlace } from '../../sections/current-place.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** Unfolds the current section. */
export function DocumentContents({ path, sections }: { path: PagePath; sections: readonly LegalSection[] }) {
  const bar = useRef<HTMLDetailsElement>(null);
  const current = useCurrentPlace(useMemo(() => sections.flatMap(headingsOf).map(({ id }) => id), [sections]));
  const reading = sections.findIndex((section) => headingsOf(section).some(({ id }) => id === current));
  const close = () => {
    bar.current!.open = false;
  };
  return (
    <>
      <details
        ref={bar}
        data-no-markdown=""
        className="group top-(--header-height) z-(--z-bar) -mx-(--gutter) border-b border-line bg-page lg:hidden [@media(height>=30rem)]:sticky print:hidden"
      >
        <summary className="flex min-h-13 items-center gap-3 px-(--gutter) py-2 -outline-offset-2">
          <Icon name="list" className="text-action" />
          <span className="sr-only">{`${frameWords.onThisPage}: `}</span>
          <span className="min-w-0 grow truncate font-[650]">
            {sections[reading]?.heading ?? frameWords.onThisPage}
          </span>
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <nav
          aria-label={frameWords.onThisPage}
          className="max-h-[60dvh] overflow-y-auto overscroll-contain px-(--gutter) pb-4"
        >
          <Entries {...{ path, sections, reading, current }} onFollow={close} />
        </nav>
      </details>
      <nav
        data-no-markdown=""
        aria-label={frameWords.onThisPage}
        className="sticky top-28 -m-1 max-h-[calc(100dvh-9rem)] self-start overflow-y-auto overscroll-contain p-1 pb-2 max-lg:hidden print:hidden"
      >
        <Entries {...{ path, sections, reading, current }} />
      </nav>
    </>
  );
}

interface EntriesProps {
  path: PagePath;
  sections: readonly LegalSection[];
  /** -1 above the first section. */
  reading: number;
  current: string | undefined;
  onFollow?: () => void;
}

function Entries({ path, sections, reading, current, onFollow }: EntriesProps) {
  const entry = (id: string, text: string, look: string) => (
    <PageLink
      to={`${path}#${id}`}
      onClick={onFollow}
      aria-current={id === current ? 'location' : undefined}
      className={`flex items-center rounded-chip hover:text-text aria-[current]:font-[650] aria-[current]:text-text ${look}`}
    >
      {text}
    </PageLink>
  );
  return (
    <ol className="grid gap-1 text-text-soft">
      {sections.map((section, index) => (
        <li key={section.id} className="grid grid-cols-[auto_1fr] gap-x-4">
          <i aria-hidden="true" className={`w-3 rounded-[5px] ${index <= reading ? 'bg-action' : 'bg-tint'}`} />
          <div>
            {entry(section.id, section.heading, `min-h-11 py-1.5 leading-snug ${index === reading ? 'text-text' : ''}`)}
            {index === reading && (
              <ol className="pb-2">
                {headingsOf(section)
                  .slice(1)
                  .map(({ id, text }) => (
                    <li key={id}>{entry(id, text, 'min-h-11 py-1 text-sm leading-snug lg:min-h-7')}</li>
                  ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function headingsOf({ id, heading, blocks }: LegalSection) {
  return [{ id, text: heading }, ...blocks.filter((block) => block.kind === 'heading')];
}
