import { sectionLinks } from '#content/pages/home.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { useCurrentPlace } from '../../sections/current-place.ts';
import { PageLink } from '../../ui/page-link.tsx';

const ids = sectionLinks.map(({ to }) => to.slice(2));

/** Marks the current section. Hidden on phones. */
export function SectionBar() {
  const current = useCurrentPlace(ids);
  return (
    <nav aria-label={frameWords.onThisPage} data-no-markdown="" className="section-bar">
      <ul className="wrap flex justify-center gap-8">
        {sectionLinks.map(({ label, to }, index) => (
          <li key={to}>
            <PageLink to={to} aria-current={ids[index] === current ? 'location' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
