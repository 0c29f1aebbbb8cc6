import { useRef } from 'react';
import { notFound } from '#content/pages/not-found.ts';
import { searchPages } from '#content/pages/search-index.ts';
import { useAddressQuery } from '../../browser/address-query.ts';
import { EmptyState, EmptyStateActions } from '../../sections/empty-state.tsx';
import { NotLoaded } from '../../sections/not-loaded.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';

const words = notFound.search;

/** Without JavaScript all pages show, without the field. */
export function PageSearch() {
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { values, ask } = useAddressQuery(['q'], section);
  const text = values.q;
  const search = (text: string) => ask({ q: text });
  const found = searchPages(text);
  const clear = () => {
    search('');
    box.current!.focus();
  };
  return (
    <section ref={section} aria-labelledby="pages" className="wrap py-band">
      <h2 id="pages" className="heading">
        <label htmlFor="page-search">{words.label}</label>
      </h2>
      <search className="mt-5 block max-w-lg noscript:hidden">
        <SearchField
          input={box}
          text={text}
          onSearch={search}
          id="page-search"
          placeholder={words.placeholder}
          className="min-h-14 pr-5"
        />
        <p role="status" className="mt-2 pl-5 text-sm text-text-soft">
          {words.count(found.length)}
        </p>
      </search>
      <NotLoaded />
      {found.length > 0 ? (
        <ul className="mt-6 grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {found.map(({ path, name, text }) => (
            <li key={path}>
              <PageLink to={path} className="flex min-h-11 flex-col justify-center py-2 font-[650] hover:underline">
                {name}
                <span className="text-sm font-normal text-text-soft max-sm:hidden">{text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState heading={words.empty} text={words.emptyText}>
            <EmptyStateActions look="primary" clear={words.clear} onClear={clear} asked={text} />
          </EmptyState>
        </div>
      )}
    </section>
  );
}
