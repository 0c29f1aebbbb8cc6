import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { frameWords } from '#content/frame-words.ts';
import type { LegalSection } from '#content/legal-document.ts';
import type { PagePath } from '#content/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/**
 * The contents of a document, beside the text: a stalk that grows a segment with each section read, and unfolds the
 * section being read. On small screens a bar below the header names that section and opens to the list.
 */
export function DocumentContents({ path, sections }: { path: PagePath; sections: readonly LegalSection[] }) {
  const bar = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(sections);
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
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav
          aria-label={frameWords.onThisPage}
          className="max-h-[60dvh] overflow-y-auto overscroll-contain px-(--gutter) pb-5"
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
  /** Index of the section being read, -1 above the first. */
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
 * The id of the last heading above the reading line. A heading that the reader has asked for is current from then on
 * until it has come and left the screen: near the end of the page it cannot reach the line.
 */
function useCurrentHeading(sections: readonly LegalSection[]) {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [current, setCurrent] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again asks for its heading again.
  useEffect(() => {
    const headings = sections.flatMap(headingsOf).map(({ id }) => document.getElementById(id)!);
    let wanted = headings.find(({ id }) => id === hash.slice(1));
    let arrived = type === 'POP';
    const find = () => {
      const top = wanted?.getBoundingClientRect().top ?? -1;
      const shown = top >= 0 && top <= innerHeight;
      if (arrived && !shown) wanted = undefined;
      arrived ||= shown;
      const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine);
      setCurrent((wanted ?? reached)?.id);
    };
    // A visitor can end the scrolling on the way.
    const end = () => {
      arrived = true;
      find();
    };
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('scrollend', end);
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('scrollend', end);
    };
  }, [sections, key, hash, type]);

  return current;
}

/** The anchors of a section: its own heading, then the smaller ones inside. */
function headingsOf({ id, heading, blocks }: LegalSection) {
  return [{ id, text: heading }, ...blocks.filter((block) => block.kind === 'heading')];
}
