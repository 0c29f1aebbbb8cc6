import { factTerms, featureWords } from '#content/pages/feature-words.ts';
import type { Facts, InsteadOf } from '#content/shared/feature-page.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { InsteadOfCard } from './instead-of-card.tsx';

/** What a buyer checks, term by term, beside what the page is taken in place of. */
export function FactList({ facts, insteadOf }: { facts: Facts; insteadOf: InsteadOf }) {
  const { heading, worksWith, limits, languages, cost, setup, more = [] } = facts;
  const rows = [
    ...more,
    { term: factTerms.worksWith, names: worksWith.products.join(', '), text: worksWith.text },
    { term: factTerms.limits, text: limits },
    { term: factTerms.languages, text: languages },
    { term: factTerms.cost, text: cost },
    { term: factTerms.setup, text: setup },
  ];
  return (
    <Section labelledBy="facts">
      <SectionHead id="facts" eyebrow={featureWords.facts} heading={heading} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <dl className="border-t border-line">
          {rows.map(({ term, text, ...row }) => (
            <div key={term} className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[11rem_1fr]">
              <dt className="font-[650]">{term}</dt>
              <dd className="text-text-soft">
                {'names' in row && <b className="font-[650] text-text">{`${row.names}. `}</b>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <InsteadOfCard {...insteadOf} />
      </div>
    </Section>
  );
}
