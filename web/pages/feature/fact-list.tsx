import type { Fact, Facts, InsteadOf } from '#content/pages/feature-page.ts';
import { factTerms, featureWords } from '#content/pages/feature-words.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { InsteadOfCard } from './instead-of-card.tsx';

interface Row extends Fact {
  names?: string;
}

/** The facts a buyer checks, term by term, beside the tools that the page replaces. */
export function FactList({ facts, insteadOf }: { facts: Facts; insteadOf: InsteadOf }) {
  const { heading, worksWith, limits, languages, cost, setup, more = [] } = facts;
  const rows: Row[] = [
    ...more,
    { term: factTerms.worksWith, names: worksWith.products.join(', '), text: worksWith.text },
    { term: factTerms.limits, text: limits },
    ...(languages ? [{ term: factTerms.languages, text: languages }] : []),
    { term: factTerms.cost, text: cost },
    { term: factTerms.setup, text: setup },
  ];
  return (
    <Section labelledBy="facts">
      <SectionHead id="facts" eyebrow={featureWords.facts} heading={heading} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <dl className="border-t border-line">
          {rows.map(({ term, names, text, code }) => (
            <div key={term} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[11rem_1fr]">
              <dt className="font-[650]">{term}</dt>
              <dd className="min-w-0 text-text-soft">
                {names && <b className="font-[650] text-text">{`${names}. `}</b>}
                {text}
                {term === factTerms.cost && (
                  <>
                    {' '}
                    <PageLink to={featureWords.messagePrices.to} className="text-link text-accent">
                      {featureWords.messagePrices.label}
                    </PageLink>
                    .
                  </>
                )}
                {code && (
                  <pre className="mt-3 rounded-tile bg-page-alt p-4 text-sm whitespace-pre-wrap text-text">
                    <code>{code}</code>
                  </pre>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <InsteadOfCard {...insteadOf} />
      </div>
    </Section>
  );
}
