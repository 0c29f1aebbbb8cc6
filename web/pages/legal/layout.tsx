import { type LegalDocument, legalWords } from '#content/legal/legal-document.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { longDate } from '#content/shared/text/format.ts';
import { Bo } from '../../ui/bo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentContents } from './document-contents.tsx';
import { legalPoses } from './poses.ts';

export function LegalLayout({ document }: { document: LegalDocument }) {
  const { path, title, updated, changed, summary, sections } = document;
  return (
    <article>
      <header className="overflow-clip bg-page-alt pt-(--header-height)">
        <div className="wrap relative grid items-end gap-x-10 sm:grid-cols-[1fr_auto]">
          <div className="py-stage">
            <h1 className="claim">{title}</h1>
            <p className="mt-5 text-text-soft">
              {`${legalWords.updated} `}
              <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          </div>
          <Bo
            pose={legalPoses[path] ?? 'reading'}
            className="w-20 max-[23rem]:hidden max-sm:absolute max-sm:right-(--gutter) max-sm:bottom-0 sm:w-[clamp(150px,19vw,230px)] print:hidden"
          />
        </div>
      </header>
      <div className="wrap grid gap-x-16 pb-page-end lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-16">
        <DocumentContents path={path} sections={sections} />
        <div className="max-w-[65ch]">
          <section aria-labelledby="plain-words" className="rounded-card bg-highlight-soft p-6 sm:p-9 max-lg:mt-8">
            <h2 id="plain-words" className="card-heading">
              {legalWords.plainWords}
            </h2>
            <ul className="mt-4 grid gap-3">
              {summary.map((sentence) => (
                <li key={sentence} className="flex gap-3.5">
                  <i aria-hidden="true" className="mt-2 h-3 w-4 shrink-0 rounded-segment bg-action" />
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
          <DocumentBody path={path} sections={sections} />
          {changed && (
            <p className="mt-10 text-sm text-text-soft">
              {`${legalWords.changed} `}
              <time dateTime={changed}>{longDate(changed)}</time>
            </p>
          )}
          <OtherDocuments path={path} />
        </div>
      </div>
    </article>
  );
}

function OtherDocuments({ path }: { path: string }) {
  return (
    <nav aria-label={legalWords.otherDocuments} className="mt-14 border-t border-line print:hidden">
      <ul>
        {(Object.keys(pages) as PagePath[])
          .filter((other) => pages[other].kind === 'legal' && other !== path)
          .map((to) => (
            <li key={to} className="border-b border-line">
              <PageLink to={to} className="flex min-h-13 items-center justify-between font-[650] hover:text-action">
                {pages[to].name}
                <Icon name="next" className="text-action" />
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
