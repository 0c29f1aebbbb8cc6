import { deskWords } from '#content/desk-words.ts';
import { site } from '#content/site.ts';
import { DeskIcon } from './desk-icon.tsx';
import type { View } from './place.ts';

/** The way to each view: a column at the side, on a phone a row below, near the thumb. */
export function Rail({ view }: { view: View }) {
  return (
    <header className="desk-rail dark-area">
      <a href="/" className="wordmark desk-brand" aria-label={deskWords.toSite}>
        <img src={site.logo.file} alt="" width={site.logo.width} height={site.logo.height} />
      </a>
      <nav aria-label={deskWords.navigation}>
        <ul>
          {(Object.entries(deskWords.views) as [View, string][]).map(([name, label]) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === view ? 'page' : undefined} className="desk-view">
                <DeskIcon name={icons[name]} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

const icons = { messages: 'inbox', numbers: 'numbers', readiness: 'readiness' } as const;
