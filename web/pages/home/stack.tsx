import { stackRows, stackTexts, stackWords as words } from '#content/pages/home-tool-stack.ts';
import { unnamedBusiness } from '#content/shared/text/personalization.ts';
import { edgeSection } from '../../browser/edge-props.ts';
import { withPersonalized } from '../../drawing/personalized.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { ShareLink } from './share-link.tsx';
import { StackChart } from './stack-chart.tsx';
import { StackTable } from './stack-table.tsx';
import { useStack } from './use-stack.ts';

export function Stack() {
  const { ticked, tick } = useStack();
  const rows = stackRows.filter((row) => ticked.has(row.id));
  const texts = stackTexts(ticked);
  return (
    <Section {...edgeSection('stack')} ground="stage" id="stack" labelledBy="stack-heading">
      <SectionHead
        id="stack-heading"
        size="lead"
        eyebrow={words.eyebrow}
        heading={withPersonalized(words.heading, unnamedBusiness, 'ownName')}
        text={words.text}
      />
      <div data-count="calculator" className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[1.75fr_1fr]">
        <StackTable ticked={ticked} texts={texts} tick={tick} />
        <div className="@container rounded-card bg-raised-dark p-5 sm:p-9 lg:sticky lg:top-36">
          <p className="text-on-dark-soft">{words.savingLabel}</p>
          <p className="mt-1 flex items-baseline gap-3 whitespace-nowrap text-on-dark-soft">
            <span className="numerals text-[min(20cqi,4.2rem)] text-highlight">{texts.saving}</span>
            {words.aMonth}
          </p>
          <StackChart rows={rows} texts={texts} />
          <p role="status" className="mt-4 text-on-dark-soft">
            {texts.summary}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-6">
            <ButtonLink to={words.action.to} look="bright" className="max-sm:px-5">
              {words.action.label}
            </ButtonLink>
            {/* A new address wasn't shared yet. */}
            <ShareLink key={rows.map(({ id }) => id).join()} text={texts.summary} />
          </div>
        </div>
      </div>
      <p className="mt-4 text-sm text-on-dark-faint max-sm:text-xs">{words.note}</p>
    </Section>
  );
}
