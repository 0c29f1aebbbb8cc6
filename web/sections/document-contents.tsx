import { useEffect, useRef, useState } from 'react';
import type { LegalSection } from '#content/legal-document.ts';
import type { PagePath } from '#content/pages.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';

/**
 * The contents of a document, beside the text: a stalk that grows a segment with each section read, and unfolds the
 * section being read. On small screens a bar below the header names that section and opens to the list.
 */
export function DocumentContents({ path, sections }: { path: PagePath; sections: readonly LegalSection[] }) {
  const bar = useRef<HTMLDetailsElement>(null);
  const { current, follow } = useCurrentHeading(sections);
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
        <summary className="flex min-h-13 items-center gap-3 px-(--gutter) py-2">
          <Icon name="list" className="text-action" />
          <span className="sr-only">On this page: </span>
          <span className="min-w-0 grow truncate font-[650]">{sections[reading]?.heading ?? 'On this page'}</span>
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="max-h-[60dvh] overflow-y-auto overscroll-contain px-(--gutter) pb-5">
          <Entries
            {...{ path, sections, reading, current }}
            onFollow={(id) => {
              close();
              follow(id);
            }}
          />
        </nav>
      </details>
      <nav
        data-no-markdown=""
        aria-label="On this page"
        className="sticky top-28 max-h-[calc(100dvh-9rem)] self-start overflow-y-auto overscroll-contain pb-2 max-lg:hidden print:hidden"
      >
        <Entries {...{ path, sections, reading, current }} onFollow={follow} />
      </nav>
    </>
  );
}

interface EntriesProps {
  path: PagePath;
  sections: readonly LegalSection[];
  /** Index of the section being read, -1 above the first. */
  reading: number;
  current: string | undefined;
  onFollow: (id: string) => void;
}

function Entries({ path, sections, reading, current, onFollow }: EntriesProps) {
  const entry = (id: string, text: string, look: string) => (
    <PageLink
      to={`${path}#${id}`}
      onClick={() => onFollow(id)}
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
          <i
            aria-hidden="true"
            className={`w-2.5 rounded-[5px] transition-[background-color] ${index <= reading ? 'bg-action' : 'bg-tint'}`}
          />
          <div>
            {entry(section.id, section.heading, `min-h-11 py-1.5 leading-snug ${index === reading ? 'text-text' : ''}`)}
            {index === reading && (
              <ol className="pb-1.5">
                {headingsOf(section)
                  .slice(1)
                  .map(({ id, text }) => (
                    <li key={id}>{entry(id, text, 'min-h-11 py-1 text-sm leading-snug lg:min-h-8')}</li>
                  ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Px from the top edge of the window: a heading above this line has been reached. */
const readingLine = 160;

/**
 * The id of the last heading above the reading line. A heading that the reader has asked for is current for as long as
 * it is on the screen: near the end of the page it cannot reach the line.
 */
function useCurrentHeading(sections: readonly LegalSection[]) {
  const [current, setCurrent] = useState<string>();
  const wanted = useRef<string>(undefined);
  const follow = (id: string) => {
    wanted.current = id;
    setCurrent(id);
  };

  useEffect(() => {
    const headings = sections.flatMap(headingsOf).map(({ id }) => document.getElementById(id)!);
    const find = () => {
      const wantedTop = headings.find(({ id }) => id === wanted.current)?.getBoundingClientRect().top ?? -1;
      if (wantedTop < 0 || wantedTop > innerHeight) wanted.current = undefined;
      const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine);
      setCurrent(wanted.current ?? reached?.id);
    };
    // The area reaches far below the window, so that a jump over a heading still counts as crossing the line.
    const observer = new IntersectionObserver(find, { rootMargin: `-${readingLine}px 0px 1000000px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return { current, follow };
}

/** The anchors of a section: its own heading, then the smaller ones inside. */
function headingsOf({ id, heading, blocks }: LegalSection) {
  return [{ id, text: heading }, ...blocks.filter((block) => block.kind === 'heading')];
}
