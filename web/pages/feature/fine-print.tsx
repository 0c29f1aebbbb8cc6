import type { FeaturePage } from '#content/pages/feature-page.ts';
import { factTerms, featureWords } from '#content/pages/feature-words.ts';
import { pages } from '#content/pages.ts';
import { money } from '#content/shared/text/format.ts';
import { Disclosure, Question } from '../../sections/questions.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SectionHead } from '../../ui/section.tsx';

type FinePrintProps = Pick<FeaturePage, 'facts' | 'insteadOf' | 'questions' | 'twin'>;

/** Facts, the tool that the page replaces, and questions as one list that unfolds. */
export function FinePrint({ facts, insteadOf, questions, twin }: FinePrintProps) {
  return (
    <section aria-labelledby="facts">
      <SectionHead id="facts" heading={facts.heading} />
      <div className="questions fine-print">
        <FactRows {...facts} />
        <InsteadOfRow {...insteadOf} />
        {questions.items.map((entry) => (
          <Question key={entry.question} {...entry} />
        ))}
        {twin && (
          <p className="pt-4">
            {`${featureWords.twin}: `}
            <PageLink to={twin} className="text-link">
              {pages[twin].name}
            </PageLink>
          </p>
        )}
      </div>
    </section>
  );
}

function FactRows({ worksWith, limits, languages, cost, setup, more = [] }: FeaturePage['facts']) {
  return (
    <>
      <Disclosure title={factTerms.worksWith} open>
        <p>
          <b className="font-[650] text-text">{worksWith.products.join(', ')}.</b> {worksWith.text}
        </p>
      </Disclosure>
      <Disclosure title={factTerms.limits}>
        <p>{limits}</p>
      </Disclosure>
      {languages && (
        <Disclosure title={factTerms.languages}>
          <p>{languages}</p>
        </Disclosure>
      )}
      <Disclosure title={factTerms.cost}>
        <p>
          {`${cost} `}
          <PageLink to={featureWords.messagePrices.to} className="text-link">
            {featureWords.messagePrices.label}
          </PageLink>
          .
        </p>
      </Disclosure>
      <Disclosure title={factTerms.setup}>
        <p>{setup}</p>
      </Disclosure>
      {more.map(({ term, text, code }) => (
        <Disclosure key={term} title={term}>
          <p>{text}</p>
          {code && (
            <pre className="rounded-tile bg-page-alt p-4 text-sm whitespace-pre-wrap text-text">
              <code>{code}</code>
            </pre>
          )}
        </Disclosure>
      ))}
    </>
  );
}

function InsteadOfRow({ tool, text, prices }: FeaturePage['insteadOf']) {
  // A note marks an example, whose bars are no two prices of the same thing.
  const [theirs, ours] = prices && !prices.note ? prices.bars.map(({ price }) => money(price)) : [];
  return (
    <Disclosure
      title={`${featureWords.comparedWith} ${tool}${ours ? `: ${ours}${featureWords.insteadOf}${theirs}` : ''}`}
    >
      <p>{text}</p>
      {prices && (
        <>
          <ul>
            {prices.bars.map(({ label, price }) => (
              <li key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-1.5">
                {`${label} `}
                <b className="numerals shrink-0 text-lg text-text">{`${money(price)} ${featureWords.month}`}</b>
              </li>
            ))}
          </ul>
          <p className="text-sm">{prices.note ?? featureWords.typical}</p>
        </>
      )}
    </Disclosure>
  );
}
