import { deskWords } from '#content/desk/desk-words.ts';
import type { DeskCounts } from '#content/shared/desk/desk-api.ts';
import { site } from '#content/site.ts';
import { DeskIcon } from './desk-icon.tsx';
import type { View } from './place.ts';

export function Rail({ view, counts }: { view: View; counts: DeskCounts | undefined }) {
  return (
    <header className="desk-rail dark-area">
      <a href="/" className="wordmark max-md:hidden lg:px-3" aria-label={deskWords.toSite}>
        <img src={site.logo.file} alt="" width={site.logo.width} height={site.logo.height} />
      </a>
      <nav aria-label={deskWords.navigation} className="flex-1">
        <ul className="flex gap-1 max-md:justify-around md:justify-end lg:flex-col">
          {(Object.entries(deskWords.views) as [View, string][]).map(([name, label]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                aria-current={name === view ? 'page' : undefined}
                className="relative flex min-h-11 items-center gap-3 rounded-tile px-3 text-sm/[1.6] font-semibold text-muted transition-colors duration-150 hover:bg-hover-dark max-md:min-h-13 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:text-2xs/[1.6] aria-[current]:bg-raised-dark aria-[current]:text-accent"
              >
                <DeskIcon name={icons[name]} />
                {label}
                {name === 'messages' && counts && counts.open > 0 && <Counts {...counts} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** The overdue messages, or else the open ones: one short number fits at every width. The page's title has both in full. */
function Counts({ open, overdue }: DeskCounts) {
  const isLate = overdue > 0;
  const look = isLate ? 'bg-highlight text-text' : 'bg-raised-dark text-on-dark';
  return (
    <b
      className={`flex items-center gap-0.5 rounded-full px-1.5 text-2xs/[1.6] whitespace-nowrap max-md:absolute max-md:top-0.5 max-md:left-1/2 max-md:ml-2 lg:ml-auto ${look}`}
    >
      {isLate && <DeskIcon name="overdue" className="size-3 max-md:hidden" />}
      {deskWords.badge(isLate ? overdue : open)}
      <span className="sr-only">{isLate ? deskWords.late : deskWords.open}</span>
    </b>
  );
}

const icons = { messages: 'inbox', numbers: 'numbers', readiness: 'readiness' } as const;
