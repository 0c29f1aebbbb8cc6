import { frameWords } from '#content/pages/layout-words.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';

export function RelatedPages({ paths }: { paths: readonly PagePath[] }) {
  return (
    <nav aria-label={frameWords.relatedPages} className="wrap py-band">
      <ul className="grid gap-4 md:grid-cols-3">
        {paths.map((path) => (
          <li key={path}>
            <PageLink
              to={path}
              className="group flex h-full items-center justify-between gap-4 card px-6 py-6 font-[650] hover:border-action"
            >
              {pages[path].name}
              <Icon name="next" className="onward text-action" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
